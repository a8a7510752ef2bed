/** A reason not to start, for a person: the message is one Russian sentence, shown without a stack. */
export class StartError extends Error {
	override readonly name = 'StartError';
}
