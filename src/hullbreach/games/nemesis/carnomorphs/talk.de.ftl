### Was über Mutationen gesagt wird.

talk-mutation = Meine Mutation ist { $card }.
talk-ask-mutation = { $target }, welche Mutation hast du?
