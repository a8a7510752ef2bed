/** The camera at work: its picture, and its lamp where it has one. */
export type LiveCamera = {
	readonly stream: MediaStream;
	/** Null where the camera has no lamp. */
	readonly light: ((on: boolean) => Promise<void>) | null;
	readonly stop: () => void;
};

/** Why there is no picture. */
export type CameraProblem = 'refused' | 'absent';

/** The sentence for each; a file is always left. */
export const CAMERA_PROBLEM_TEXT: Readonly<Record<CameraProblem, string>> = {
	refused: 'Доступ к камере не разрешён. Сфотографируйте номер или выберите готовый снимок.',
	absent: 'Камера не отвечает. Сфотографируйте номер или выберите готовый снимок.',
};

const WANTED: MediaStreamConstraints = {
	audio: false,
	video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
};

type Lamp = { readonly torch?: boolean };

/** Starts the camera at the back, where a person lets it. */
export async function startCamera(
	devices: Pick<MediaDevices, 'getUserMedia'> = navigator.mediaDevices,
): Promise<LiveCamera | CameraProblem> {
	try {
		const stream = await devices.getUserMedia(WANTED);
		const [track] = stream.getVideoTracks();
		const able = track?.getCapabilities?.() as Lamp | undefined;
		return {
			stream,
			light:
				able?.torch === true
					? async (on) => track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
					: null,
			stop: () => {
				for (const each of stream.getTracks()) each.stop();
			},
		};
	} catch (failure) {
		const name = failure instanceof Error || failure instanceof DOMException ? failure.name : '';
		return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'absent';
	}
}
