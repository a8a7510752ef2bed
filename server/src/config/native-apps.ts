import { StartError } from '../start-error.ts';

/** The native apps that may open our links; null while there is none. */
export type NativeApps = {
	readonly android: { readonly package: string; readonly fingerprints: readonly string[] } | null;
	readonly ios: { readonly appId: string } | null;
};

type Choices = {
	readonly ANDROID_PACKAGE?: string | undefined;
	readonly ANDROID_FINGERPRINTS?: string | undefined;
	readonly IOS_APP_ID?: string | undefined;
};

const PACKAGE = /^[a-z]\w*(\.[a-z]\w*)+$/i;
const FINGERPRINT = /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/;
const APP_ID = /^[A-Z0-9]{10}\.[\w.-]+$/;

/** Reads what proves that an app is ours. Throws StartError for what cannot be one. */
export function readNativeApps(choices: Choices): NativeApps {
	return { android: readAndroid(choices), ios: readIos(choices) };
}

function readAndroid({ ANDROID_PACKAGE, ANDROID_FINGERPRINTS = '' }: Choices): NativeApps['android'] {
	if (ANDROID_PACKAGE === undefined) return null;
	if (!PACKAGE.test(ANDROID_PACKAGE)) {
		throw new StartError('Настройка ANDROID_PACKAGE: нужно имя пакета, например ru.example.app.');
	}
	const fingerprints = ANDROID_FINGERPRINTS.toUpperCase()
		.split(/[\s,]+/)
		.filter(Boolean);
	if (fingerprints.length === 0 || !fingerprints.every((one) => FINGERPRINT.test(one))) {
		throw new StartError(
			'Настройка ANDROID_FINGERPRINTS: вместе с ANDROID_PACKAGE нужны отпечатки SHA-256 сертификатов через запятую, вида 14:6D:….',
		);
	}
	return { package: ANDROID_PACKAGE, fingerprints };
}

function readIos({ IOS_APP_ID }: Choices): NativeApps['ios'] {
	if (IOS_APP_ID === undefined) return null;
	if (APP_ID.test(IOS_APP_ID)) return { appId: IOS_APP_ID };
	throw new StartError('Настройка IOS_APP_ID: нужен идентификатор вида ABCDE12345.ru.example.app.');
}
