/** A reason not to go on, for a person: the message is one Russian sentence, shown without a stack. */
export class Refusal extends Error {
	name = 'Refusal';
}
