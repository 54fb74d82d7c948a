### What is said about Mutations.

talk-mutation = My Mutation is { $card }.
talk-ask-mutation = { $target }, which Mutation do you have?
