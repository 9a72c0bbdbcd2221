import Combine
import UIKit
final class C: UIViewController {
    let field = UITextField()
    var bag: [AnyCancellable] = []
    func f(_ q: PassthroughSubject<String, Never>) {
        q.receive(on: DispatchQueue.global())
            .flatMap { [search] in search($0).receive(on: DispatchQueue.main) }
            .sink { _ in self.field.becomeFirstResponder() }
            .store(in: &bag)
    }
    let search: (String) -> AnyPublisher<Int, Never> = { _ in Empty().eraseToAnyPublisher() }
}
