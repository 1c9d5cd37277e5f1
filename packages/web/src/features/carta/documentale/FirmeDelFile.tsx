import { useQuery } from '@tanstack/react-query';
import { firmeQuery } from '../../../dominio/firma/certificato.api.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiCertificato as m } from '../../../messages/certificato.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Documentale.module.css';
import type { Documento } from './documentale.api.ts';

type Firma = { isIntegra: boolean; isUltima: boolean };
const describe = ({
  isIntegra,
  isUltima,
}: Firma): { tipo: 'fatto' | 'errore' | 'attenzione'; testo: string } => {
  if (!isIntegra) return { tipo: 'errore', testo: m.rotta };
  return isUltima ? { tipo: 'fatto', testo: m.integra } : { tipo: 'attenzione', testo: m.ampliato };
};

/** The signatures that a PDF holds, read from its bytes; nothing where there is none. */
export function FirmeDelFile({ documento: { id, versione, formato } }: { documento: Documento }) {
  const { data = [] } = useQuery({ ...firmeQuery(id, versione), enabled: formato === 'application/pdf' });
  if (data.length === 0) return null;
  return (
    <div>
      <dt>{m.firme}</dt>
      <dd>
        {data.map((firma, posto) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: signatures are in the order of the file and have no other name
          <div key={posto}>
            {firma.titolare ?? m.ignoto}
            {firma.quando && `, ${m.quando(formatDataOra(firma.quando))}`}
            <div>
              <Stato {...describe(firma)} />
            </div>
            {firma.isInValidita === false && <div>{m.fuoriValidita}</div>}
          </div>
        ))}
        <p className={css.hint}>{m.fiducia}</p>
      </dd>
    </div>
  );
}
