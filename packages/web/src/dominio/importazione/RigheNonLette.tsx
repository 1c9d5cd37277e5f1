import type { Interno, RigheNonLetteFilo } from '@quadra/contract';
import { messaggiEstratto } from '../../messages/estratto-conto.ts';
import css from './RigheNonLette.module.css';

/** The rows of a statement of the bank that could not be read; nothing where all could. */
export const RigheNonLette = (lette: Interno<RigheNonLetteFilo>) =>
  lette.quante > 0 && <p className={css.unread}>{messaggiEstratto.nonLette(lette)}</p>;
