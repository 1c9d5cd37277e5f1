import { dato } from '../engine/index.ts';

/** Who pays the advances in two halves. */
export const soggettoIsa = dato({
  id: 'liquidazione.soggettoIsa',
  titolo: 'Soggetto ISA',
  unita: 'logico',
  seManca: 'zero',
});
