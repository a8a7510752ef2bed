import { findCarInText } from '@avtosverka/contract/vocabulary/car-in-text';
import { redirect } from 'react-router';
import { addressOf } from '../../search/address.ts';
import { NOTHING_SHARED } from '../../search/nothing-shared.ts';
import type { Route } from './+types/route';

/** The fields of a share, named by the manifest; phones put a link into any of them. */
const FIELDS = ['text', 'url', 'title'];

/** /share: what a person sent here from another application begins a check, if a car can be found in it. */
export function loader({ request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const text = FIELDS.map((field) => searchParams.get(field) ?? '').join('\n');
	const car = findCarInText(text);
	throw redirect(car === null ? NOTHING_SHARED : addressOf(car));
}
