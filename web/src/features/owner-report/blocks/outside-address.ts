const GUID = /^[0-9a-f-]{8,64}$/i;

/** A person's page in the bankruptcy register; null for what is no guid of it. */
export function bankruptcyAddress(guid: string | null): string | null {
	return guid !== null && GUID.test(guid) ? `https://fedresurs.ru/persons/${guid}` : null;
}

/** A notice's page in the pledge register; null for what is no guid of it. */
export function pledgeAddress(guid: string | null): string | null {
	return guid !== null && GUID.test(guid)
		? `https://www.reestr-zalogov.ru/search/notification/${guid}`
		: null;
}

/** The address of a court case as the register gave it; null unless it is one of the web. */
export function caseAddress(url: string | null): string | null {
	if (url === null || !URL.canParse(url)) return null;
	const { protocol, href } = new URL(url);
	return protocol === 'https:' || protocol === 'http:' ? href : null;
}
