/** Of all regions whose names stand alone as «…ская», one alone is something else than an область. */
const AREA_ALONE = /^(?!Еврейская$)[А-ЯЁ][а-яё]+ская$/u;

/** «Калужская область» also where a register has left out what kind of region it is; null for no region. */
export function regionInWords(region: string | null): string | null {
	return region !== null && AREA_ALONE.test(region.trim()) ? `${region.trim()} область` : region;
}
