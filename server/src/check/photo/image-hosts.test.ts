import { describe, expect, test } from 'vitest';
import { mayShowFrom } from './image-hosts.ts';

const HOSTS = ['https://img.example', 'https://*.photos.example', 'http://127.0.0.1:3100'];

describe('a photograph is taken', () => {
	test.each([
		'https://img.example/car.jpg?size=1',
		'https://a.photos.example/car.jpg',
		'https://a.b.photos.example/',
		'https://IMG.example:443/car.jpg',
		'http://127.0.0.1:3100/images/suv.png',
	])('from %s', (address) => {
		expect(mayShowFrom(HOSTS, address)).toBe(true);
	});

	test.each([
		['another host', 'https://evil.example/car.jpg'],
		['a host that only begins so', 'https://img.example.evil.example/car.jpg'],
		['a host that only ends so', 'https://evilphotos.example/car.jpg'],
		['the bare host of a star', 'https://photos.example/car.jpg'],
		['a name before the host', 'https://img.example@evil.example/car.jpg'],
		['a name and a password', 'https://user:password@img.example/car.jpg'],
		['http where https is set', 'http://img.example/car.jpg'],
		['another port', 'https://img.example:8443/car.jpg'],
		['another port of this machine', 'http://127.0.0.1:5432/'],
		['the network of this machine', 'http://169.254.169.254/latest/meta-data'],
		['a file', 'file:///etc/passwd'],
		['data', 'data:image/png;base64,AAAA'],
		['a script', 'javascript:alert(1)'],
		['a path', '/car.jpg'],
		['nothing', ''],
	])('never from %s', (_, address) => {
		expect(mayShowFrom(HOSTS, address)).toBe(false);
	});

	test('from nowhere where no host is set', () => {
		expect(mayShowFrom([], 'https://img.example/car.jpg')).toBe(false);
	});
});
