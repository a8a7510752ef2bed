import type { ChargedQuestion } from '@avtosverka/sandbox/apicloud/charged';

/** A letter that the sandbox's mail server took. */
export type ReceivedLetter = {
	readonly to: readonly string[];
	readonly subject: string;
	readonly messageId: string;
	readonly files: readonly { readonly type: string; readonly size: number }[];
};

/** Every letter of the run, as often as it came. */
export async function readLetters(sandboxUrl: string): Promise<readonly ReceivedLetter[]> {
	const reply = await fetch(`${sandboxUrl}/_control/mail`);
	return ((await reply.json()) as { letters: ReceivedLetter[] }).letters;
}

/** Every question about a person that was charged. */
export async function readCharged(sandboxUrl: string): Promise<readonly ChargedQuestion[]> {
	const reply = await fetch(`${sandboxUrl}/_control/apicloud`);
	return ((await reply.json()) as { questions: ChargedQuestion[] }).questions;
}
