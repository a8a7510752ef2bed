import { useState } from 'react';

const OWN_PHOTO = /^\/car-photo\/[A-Z0-9]{17}$/;

/**
 * A car's photograph in a component: what its `<img>` takes, null where there is none or it did not load.
 * `lost`: it is known not to load.
 */
export function usePhoto(image: string | null | undefined, lost = false) {
	const photo = ownPhoto(image);
	const [lostPhoto, setLostPhoto] = useState(lost ? photo : null);
	const isLost = photo !== null && lostPhoto === photo;
	if (photo === null || isLost) return { isLost, picture: null };
	const picture = {
		src: photo,
		// It may have failed before this page was alive.
		ref: (element: HTMLImageElement | null) => {
			if (element?.complete && element.naturalWidth === 0) setLostPhoto(photo);
		},
		onError: () => setLostPhoto(photo),
	};
	return { isLost, picture };
}

/** The address of a photograph on our server; null for others, as in an older copy of a report. */
function ownPhoto(image: string | null | undefined): string | null {
	return image && OWN_PHOTO.test(image) ? image : null;
}
