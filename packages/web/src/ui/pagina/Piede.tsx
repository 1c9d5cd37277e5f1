import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandTwitter,
  IconBrandYoutube,
  IconExternalLink,
} from '@tabler/icons-react';
import { messaggiBase } from '../../messages/base.ts';
import { classi } from '../classi.ts';
import { Icona } from '../comandi/Icona.tsx';
import css from './Piede.module.css';

type Collegamenti = Record<'facebook' | 'linkedin' | 'twitter' | 'youtube' | 'sito', string | null>;
type Recapiti = Record<'partitaIva' | 'indirizzo' | 'email' | 'telefono', string | null> & {
  ragioneSociale: string;
};
type Props = {
  /** Null until they are known. */
  collegamenti: (Collegamenti & Recapiti) | null;
  fornitoDa: string;
  sito: string;
  /** A thin line above and the padding of the home. */
  esteso?: boolean;
};

const social = [
  ['facebook', 'Facebook', IconBrandFacebook],
  ['linkedin', 'LinkedIn', IconBrandLinkedin],
  ['twitter', 'Twitter', IconBrandTwitter],
  ['youtube', 'YouTube', IconBrandYoutube],
] as const;

/** Who the provider is and how it is reached. */
const listRecapiti = (di: Recapiti): string[] =>
  [
    di.ragioneSociale,
    di.partitaIva && messaggiBase.partitaIva(di.partitaIva),
    di.indirizzo,
    di.telefono,
    di.email,
  ].filter((voce): voce is string => Boolean(voce));

/** The footer: who made it, four social links, the provider's site. What has no address is not shown. */
export function Piede({ collegamenti, fornitoDa, sito, esteso }: Props) {
  return (
    <footer className={classi(css.footer, esteso && css.wide)}>
      <p>{[fornitoDa, ...(collegamenti ? listRecapiti(collegamenti) : [])].join(' · ')}</p>
      <ul className={css.links}>
        {social.map(([chiave, nome, icona]) => {
          const indirizzo = collegamenti?.[chiave];
          return indirizzo ? (
            <li key={chiave}>
              <a
                href={indirizzo}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${nome}, ${messaggiBase.nuovaScheda}`}
                title={nome}
                className={css.social}
              >
                <Icona di={icona} size={18} />
              </a>
            </li>
          ) : null;
        })}
        {collegamenti?.sito && (
          <li>
            <a href={collegamenti.sito} target="_blank" rel="noopener noreferrer" className={css.site}>
              {sito}
              <Icona di={IconExternalLink} size={13} />
              <span className="hidden">, {messaggiBase.nuovaScheda}</span>
            </a>
          </li>
        )}
      </ul>
    </footer>
  );
}
