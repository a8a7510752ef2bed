import { Flashlight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { pixelsOf } from '../open-picture.ts';
import { readPixels } from '../reader.ts';
import { CAMERA_PROBLEM_TEXT, type LiveCamera } from './camera.ts';
import { drawFrame, GUIDE, guideCrop } from './guide-frame.ts';
import { type LiveFinding, readLive } from './read-live.ts';
import { useCamera } from './use-camera.ts';

/** After so long without a number a hint is shown. In milliseconds. */
const HINT_AFTER_MS = 7_000;
const AIM_TEXT = 'Наведите рамку на штрихкод, VIN или госномер: прочитаем сами.';
const HINT_TEXT = 'Пока не читается: поднесите ближе, держите ровно, без бликов. Или нажмите «Снять».';

/** What is not read is dimmed, so that the guide is seen on a white car too. */
const GUIDE_STYLE = {
	width: `${GUIDE.width * 100}%`,
	height: `${GUIDE.height * 100}%`,
	boxShadow: '0 0 0 100vmax rgb(6 12 24 / 0.45)',
};

export type LiveViewProps = {
	onFound: (finding: LiveFinding<HTMLCanvasElement>) => void;
	/** A whole picture taken by hand, to be read like a file. */
	onShot: (canvas: HTMLCanvasElement) => void;
	/** The camera cannot be used: the sentence to show with the choice of a file. */
	onProblem: (text: string) => void;
};

/** The camera's picture with a guide over it, read until a number is found. */
export function LiveView({ onFound, onShot, onProblem }: LiveViewProps) {
	const video = useRef<HTMLVideoElement>(null);
	const camera = useCamera((problem) => onProblem(CAMERA_PROBLEM_TEXT[problem]));
	const isLate = useHintAfter(HINT_AFTER_MS, camera);
	const found = useRef(onFound);
	found.current = onFound;

	useEffect(() => {
		const shown = video.current;
		if (camera === null || shown === null) return;
		const stopped = new AbortController();
		shown.srcObject = camera.stream;
		void shown.play().catch(() => undefined);
		void readLive({
			takeFrame: () => frameInGuide(shown),
			read: (canvas, depth) => readPixels(pixelsOf(canvas), depth),
			wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
			signal: stopped.signal,
		}).then((finding) => finding !== null && found.current(finding));
		return () => stopped.abort();
	}, [camera]);

	const shoot = () => {
		const shown = video.current;
		if (shown === null) return;
		const whole = { x: 0, y: 0, width: shown.videoWidth, height: shown.videoHeight };
		const canvas = drawFrame(shown, whole);
		if (canvas !== null) onShot(canvas);
	};

	return (
		<>
			<div className="relative overflow-hidden rounded-field bg-night">
				<video
					ref={video}
					muted
					playsInline
					aria-label="Изображение с камеры"
					className="h-72 w-full object-cover"
				/>
				<div
					aria-hidden
					className="pointer-events-none absolute inset-0 m-auto rounded-field border-2 border-white"
					style={GUIDE_STYLE}
				/>
			</div>
			<p className="mt-3 min-h-11 text-[15px] text-ink-2">{isLate ? HINT_TEXT : AIM_TEXT}</p>
			<div className="mt-3 grid gap-3">
				<Button onClick={shoot} disabled={camera === null}>
					Снять
				</Button>
				{camera?.light && <LampButton light={camera.light} />}
			</div>
		</>
	);
}

function LampButton({ light }: { light: NonNullable<LiveCamera['light']> }) {
	const [isOn, setOn] = useState(false);
	const press = () => {
		light(!isOn).then(
			() => setOn(!isOn),
			() => undefined,
		);
	};
	return (
		<Button
			variant="ghost"
			aria-pressed={isOn}
			onClick={press}
			icon={<Flashlight aria-hidden className="size-5" />}
		>
			Подсветка
		</Button>
	);
}

function useHintAfter(ms: number, camera: LiveCamera | null): boolean {
	const [isLate, setLate] = useState(false);
	useEffect(() => {
		setLate(false);
		if (camera === null) return;
		const timer = setTimeout(() => setLate(true), ms);
		return () => clearTimeout(timer);
	}, [ms, camera]);
	return isLate;
}

function frameInGuide(video: HTMLVideoElement): HTMLCanvasElement | null {
	if (video.videoWidth === 0) return null;
	const box = { width: video.clientWidth, height: video.clientHeight };
	return drawFrame(video, guideCrop({ width: video.videoWidth, height: video.videoHeight }, box));
}
