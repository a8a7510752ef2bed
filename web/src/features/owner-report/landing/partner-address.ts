/** The partner's address with the car added to its query. */
export function partnerAddress(
	address: string,
	car: { readonly vin: string } | { readonly plate: string },
): string {
	const url = new URL(address);
	if ('vin' in car) url.searchParams.set('vin', car.vin);
	else url.searchParams.set('plate', car.plate);
	return url.href;
}
