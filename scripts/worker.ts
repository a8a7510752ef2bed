import { startWorker } from '@avtosverka/server/worker';
import { runUntilStopped } from './run.ts';

await runUntilStopped(async () => {
	const worker = await startWorker();

	for (const note of worker.notes) console.log(note);
	console.log('Фоновые задания выполняются. Остановить: Ctrl+C');
	return worker;
});
