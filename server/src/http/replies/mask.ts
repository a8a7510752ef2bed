const VIN_LIKE = /[A-HJ-NPR-Z0-9]{17}/gi;
const PLATE_LIKE = /[АВЕКМНОРСТУХ]{1,2}\d{3,4}[АВЕКМНОРСТУХ]{0,2}\d{2,3}/gi;
const ESCAPED_PLATE_LIKE = /(?:%D[01]%[0-9A-F]{2}|\d){6,}/gi;
/** Begins where a word begins: else a long word without «@» would be read again from each of its letters. */
const EMAIL_LIKE = /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const LONG_SECRET = /[\w+=-]{40,}/g;
/** The database driver's errors end with the values of the question, which may have several lines. */
const PARAMETERS = /\bparams:[\s\S]*/gi;

/** A text for the log without VINs, plates, e-mails, tokens or the values of a database question. */
export function maskPersonal(text: string): string {
	return [PARAMETERS, EMAIL_LIKE, LONG_SECRET, VIN_LIKE, PLATE_LIKE, ESCAPED_PLATE_LIKE].reduce(
		(masked, pattern) => masked.replace(pattern, '…'),
		text,
	);
}
