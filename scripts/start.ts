import { readPort, runUntilStopped } from './run.ts';
import { startWorld } from './world.ts';

await runUntilStopped(async () => {
	const { env } = process;
	const world = await startWorld({
		port: readPort(env, 'PORT', 3000),
		sandboxPort: readPort(env, 'SANDBOX_PORT', 3100),
		env,
	});

	for (const note of world.notes) console.log(note);
	console.log(`
Автосверка работает.

  Сайт       ${world.url}
  Песочница  ${world.sandboxUrl}

Что проверить (все ответы в песочнице придуманы):

  VIN XTA21144094786239  номер А123ВС77   в каждом разделе что-то нашлось
  VIN Z94K241BBMR251210  номер К777КК799  ничего плохого не нашлось
  VIN WP1AB29PX4LA69033  номер О001ОО50   розыск, ограничения, залог и четыре ДТП

Остановить: Ctrl+C
`);
	return world;
});
