import { useCarAddresses } from './car-addresses.ts';
import { OwnLink, type OwnLinkProps } from './link.tsx';

/** A link to the report of a VIN; the plate goes along, so that the report can name it. */
export function ReportLink({
	vin,
	plate,
	...rest
}: Omit<OwnLinkProps, 'to'> & { vin: string; plate: string }) {
	return <OwnLink {...rest} to={useCarAddresses().report(vin, plate)} />;
}
