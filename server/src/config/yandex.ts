import { type OauthClient, readOauthClient } from './oauth-client.ts';

/** The site as an application of Yandex ID, and where Yandex answers. */
export type YandexSettings = OauthClient & {
	readonly oauthUrl: string;
	readonly infoUrl: string;
};

type Variables = {
	readonly YANDEX_ID_CLIENT_ID?: string | undefined;
	readonly YANDEX_ID_CLIENT_SECRET?: string | undefined;
	readonly YANDEX_ID_OAUTH_URL: string | null;
	readonly YANDEX_ID_INFO_URL: string | null;
};

/** The sign-in by Yandex ID; null while it is off. Throws StartError for half an application. */
export function readYandex(variables: Variables): YandexSettings | null {
	const client = readOauthClient(
		['YANDEX_ID_CLIENT_ID', variables.YANDEX_ID_CLIENT_ID],
		['YANDEX_ID_CLIENT_SECRET', variables.YANDEX_ID_CLIENT_SECRET],
		'вход через Яндекс ID',
	);
	return (
		client && {
			...client,
			oauthUrl: variables.YANDEX_ID_OAUTH_URL ?? 'https://oauth.yandex.ru',
			infoUrl: variables.YANDEX_ID_INFO_URL ?? 'https://login.yandex.ru',
		}
	);
}
