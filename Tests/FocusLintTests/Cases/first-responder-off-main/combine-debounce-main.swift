import Combine
import UIKit
final class C: UIViewController {
    let field = UITextField()
    var bag: [AnyCancellable] = []
    func f(_ q: PassthroughSubject<String, Never>) {
        q.receive(on: DispatchQueue.global())
            .map { $0.lowercased() }
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .sink { _ in self.field.becomeFirstResponder() }
            .store(in: &bag)
        URLSession.shared.dataTaskPublisher(for: URL(string: "a")!)
            .delay(for: 0.2, scheduler: RunLoop.main)
            .sink(receiveCompletion: { _ in self.field.becomeFirstResponder() }, receiveValue: { _ in })
            .store(in: &bag)
    }
}
