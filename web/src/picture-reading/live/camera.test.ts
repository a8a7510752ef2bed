import { expect, test, vi } from 'vitest';
import { startCamera } from './camera.ts';
import { guideCrop } from './guide-frame.ts';
import { isLiveAllowed } from './live-allowed.ts';

const failing = (name: string) => ({ getUserMedia: () => Promise.reject(new DOMException('', name)) });

test('a camera that is refused and one that is not there are told apart', async () => {
	expect(await startCamera(failing('NotAllowedError'))).toBe('refused');
	expect(await startCamera(failing('NotFoundError'))).toBe('absent');
	expect(await startCamera(failing('NotReadableError'))).toBe('absent');
});

test('a camera is stopped with all its tracks, and has a light only where it says so', async () => {
	const stop = vi.fn();
	const applyConstraints = vi.fn(async () => undefined);
	const camera = (torch: boolean) => {
		const track = { stop, applyConstraints, getCapabilities: () => ({ torch }) };
		const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
		return startCamera({ getUserMedia: async () => stream as unknown as MediaStream });
	};
	const dark = await camera(false);
	const lit = await camera(true);
	if (typeof dark === 'string' || typeof lit === 'string') throw new Error('the camera did not start');
	expect(dark.light).toBeNull();
	await lit.light?.(true);
	expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
	lit.stop();
	expect(stop).toHaveBeenCalledOnce();
});

test('what stands in the guide is read, of a picture whose sides are cut off', () => {
	expect(guideCrop({ width: 1920, height: 1080 }, { width: 320, height: 288 })).toEqual({
		...{ x: 408, y: 324, width: 1104, height: 432 },
	});
	expect(guideCrop({ width: 1080, height: 1920 }, { width: 320, height: 288 })).toMatchObject({
		...{ width: 994, height: 389 },
	});
});

test('a frame of somebody else is offered the camera only where that page allows it', () => {
	const mediaDevices = { getUserMedia: () => undefined };
	const page = (over: object) =>
		({ navigator: { mediaDevices }, self: 1, top: 1, document: {}, ...over }) as never;
	expect(isLiveAllowed(page({}))).toBe(true);
	expect(isLiveAllowed(page({ navigator: {} }))).toBe(false);
	expect(isLiveAllowed(page({ top: 2 }))).toBe(false);
	for (const allowed of [true, false]) {
		const document = { featurePolicy: { allowsFeature: () => allowed } };
		expect(isLiveAllowed(page({ top: 2, document }))).toBe(allowed);
	}
});
