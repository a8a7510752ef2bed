import { StartError } from '../start-error.ts';

/** The site as an application of VK ID. */
export type VkSettings = {
	readonly clientId: string;
	/** Null for an application that VK does not hold confidential. */
	readonly serviceToken: string | null;
	readonly url: string;
};

type Variables = {
	readonly VK_ID_CLIENT_ID?: string | undefined;
	readonly VK_ID_SERVICE_TOKEN?: string | undefined;
	readonly VK_ID_URL: string | null;
};

/** The sign-in by VK ID; null while it is off. Throws StartError for a token without an application. */
export function readVk(variables: Variables): VkSettings | null {
	const { VK_ID_CLIENT_ID: clientId, VK_ID_SERVICE_TOKEN: serviceToken, VK_ID_URL: url } = variables;
	if (clientId?.toLowerCase() === 'off') return null;
	if (clientId !== undefined) {
		return { clientId, serviceToken: serviceToken ?? null, url: url ?? 'https://id.vk.ru' };
	}
	if (serviceToken === undefined) return null;
	throw new StartError('Не задана настройка VK_ID_CLIENT_ID: без неё VK_ID_SERVICE_TOKEN ни к чему.');
}
