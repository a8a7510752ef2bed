/** A width and a height, in pixels. */
export type Size = { readonly width: number; readonly height: number };

/** A part of a picture, in its pixels. */
export type Crop = Size & { readonly x: number; readonly y: number };

/** The guide's share of the box that shows the camera; the styles of the guide say the same. */
export const GUIDE: Size = { width: 0.92, height: 0.4 };

/** The part of the camera's picture behind the guide; the picture covers its box and is cut at the sides. */
export function guideCrop(video: Size, box: Size): Crop {
	const scale = Math.min(video.width / box.width, video.height / box.height);
	const width = Math.round(box.width * GUIDE.width * scale);
	const height = Math.round(box.height * GUIDE.height * scale);
	return {
		x: Math.round((video.width - width) / 2),
		y: Math.round((video.height - height) / 2),
		width,
		height,
	};
}

/** A part of what a video shows now, on a canvas of its own. */
export function drawFrame(video: HTMLVideoElement, crop: Crop): HTMLCanvasElement | null {
	const canvas = document.createElement('canvas');
	canvas.width = crop.width;
	canvas.height = crop.height;
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (context === null || crop.width === 0 || crop.height === 0) return null;
	context.drawImage(video, crop.x, crop.y, crop.width, crop.height, 0, 0, crop.width, crop.height);
	return canvas;
}
