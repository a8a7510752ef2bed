import webPush from 'web-push';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();

/** Settings by which an installation of a test presents itself to push services; no real one uses them. */
export const PUSH_PAIR = {
	PUSH_PUBLIC_KEY: publicKey,
	PUSH_PRIVATE_KEY: privateKey,
	PUSH_CONTACT: 'mailto:operator@example.org',
};
