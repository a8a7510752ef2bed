import { createServer } from 'node:http';

const TEXT = 'Проверка автомобиля по VIN и госномеру в открытых источниках. '.repeat(20);
const PAGE = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Проверка</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="Проверка автомобиля">
<link rel="icon" href="data:,"></head><body><main><h1>Проверка автомобиля</h1><p>${TEXT}</p></main></body></html>`;

/** The floor of every page: text without styles, scripts or pictures, from `node:http`. */
export async function startBarePage(): Promise<{ readonly url: string; stop(): Promise<void> }> {
	const server = createServer((_request, response) => {
		response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(PAGE);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (typeof address !== 'object' || address === null) throw new Error('the bare page has no address');
	return {
		url: `http://127.0.0.1:${address.port}/`,
		stop: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
