import { startDemonstration } from './demonstration.ts';
import { readPort, runUntilStopped } from './run.ts';

await runUntilStopped(async () => {
	const { env } = process;
	const demonstration = await startDemonstration({
		port: readPort(env, 'PORT', 3000),
		sandboxPort: readPort(env, 'SANDBOX_PORT', 3100),
		env,
	});

	for (const note of demonstration.notes) console.log(note);
	console.log(`
Автосверка работает.

  Сайт       ${demonstration.url}
  Песочница  ${demonstration.sandboxUrl}

Что проверить (все ответы в песочнице придуманы):

  VIN XTA21144094786239  номер А123ВС77   в каждом разделе что-то нашлось
  VIN Z94K241BBMR251210  номер К777КК799  ничего плохого не нашлось
  VIN WP1AB29PX4LA69033  номер О001ОО50   розыск, ограничения, залог и четыре ДТП

Остановить: Ctrl+C
`);
	return demonstration;
});
