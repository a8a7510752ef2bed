import { data } from 'react-router';
import { NotFoundPage } from '../../ui/not-found.tsx';

/** Gives the page its status; in the browser nothing needs to be asked. */
export function loader() {
	return data(null, { status: 404 });
}

export function clientLoader() {
	return null;
}

export default NotFoundPage;
