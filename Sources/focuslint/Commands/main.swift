print("focuslint")
