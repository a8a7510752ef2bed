import { expect, test } from 'vitest';
import { serveFakeSite } from './testing/site-app.ts';

const served = serveFakeSite();

test.each([
	['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="picture"\r\n\r\nJPEG'],
	['multipart/form-data', 'broken'],
	['text/plain', 'a'.repeat(3_000_000)],
])(
	'a share that no worker took is not read, and the page asks for the picture: %s',
	async (type, payload) => {
		const reply = await served.app.inject({
			method: 'POST',
			url: '/share',
			headers: { 'content-type': type },
			payload,
		});
		expect([reply.statusCode, reply.headers.location, reply.body]).toEqual([303, '/#shared-picture', '']);
	},
);
