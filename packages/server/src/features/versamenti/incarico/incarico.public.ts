export { leggiTestiIncarico, stampaIncarichi } from './incarico.policy.ts';
export { DA_SCRIVERE, fillSegnaposti } from './incarico.rules.ts';
export { readVigenti, requireSegnaposti } from './incarico.service.ts';
