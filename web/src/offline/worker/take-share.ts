import { leaveSharedPicture, SHARED_PICTURE_HASH } from '../../picture-reading/shared-picture.ts';

/** Where the manifest sends what a person shares to the application. */
export const SHARE_PATH = '/share';

/** The fields of a share, named by the manifest. */
const TEXT_FIELDS = ['title', 'text', 'url'];

/**
 * Where a share leads. A picture stays on the device until the home page takes it; a text goes on in the
 * address, as it did before there were pictures.
 */
export async function takeShare(request: Request, storage: CacheStorage): Promise<Response> {
	const fields = await request.formData();
	const picture = fields.get('picture');
	if (picture instanceof File && picture.size > 0) {
		await leaveSharedPicture(picture, storage);
		return redirected(`/${SHARED_PICTURE_HASH}`);
	}
	const texts = TEXT_FIELDS.map((name) => [name, fields.get(name)]);
	const query = new URLSearchParams(texts.filter(([, text]) => typeof text === 'string') as string[][]);
	return redirected(`${SHARE_PATH}?${query}`);
}

function redirected(location: string): Response {
	return new Response(null, { status: 303, headers: { location } });
}
