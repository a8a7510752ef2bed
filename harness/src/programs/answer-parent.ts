/** A question of the process that started this one, and its argument. */
export type Question = { readonly question: string; readonly value?: unknown };

/** Answers questions by their names, and ends this process with the one that started it. */
export function answerParent(answers: Readonly<Record<string, (value: unknown) => unknown>>): void {
	process.on('message', async ({ question, value }: Question) => {
		process.send?.({ answer: await answers[question]?.(value) });
	});
	process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
