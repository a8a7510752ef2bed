type WithFeaturePolicy = Document & {
	readonly featurePolicy?: { allowsFeature(name: 'camera'): boolean };
};

/** Whether the camera may be asked for here: somebody else's page must have allowed it to its frame. */
export function isLiveAllowed(page: Window & typeof globalThis = window): boolean {
	if (page.navigator.mediaDevices?.getUserMedia === undefined) return false;
	if (page.self === page.top) return true;
	return (page.document as WithFeaturePolicy).featurePolicy?.allowsFeature('camera') === true;
}
