import type { ConfigServizi } from '../../config-servizi.ts';
import { makePaypal } from './paypal.ts';
import type { Sportelli } from './port.ts';
import { makeStripe } from './stripe.ts';

/** The gateways that the file of the services names. */
export const makeSportelli = ({ carta, paypal }: ConfigServizi): Sportelli => ({
  carta: carta ? makeStripe(carta) : null,
  paypal: paypal ? makePaypal(paypal) : null,
});
