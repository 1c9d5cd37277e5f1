import { useQuery } from '@tanstack/react-query';
import { type FirmaDelFile, firmeQuery } from '../../../dominio/firma/certificato.api.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiCertificato as m } from '../../../messages/certificato.ts';
import { Stato, type TipoStato } from '../../../ui/stati/Stato.tsx';
import css from './Documentale.module.css';
import type { Documento } from './documentale.api.ts';

type Detto = { tipo: TipoStato; testo: string };
const describe = ({ isIntegra, isUltima }: FirmaDelFile): Detto => {
  if (!isIntegra) return { tipo: 'errore', testo: m.rotta };
  return isUltima ? { tipo: 'fatto', testo: m.integra } : { tipo: 'attenzione', testo: m.ampliato };
};

type Giudizio = Pick<FirmaDelFile, 'fiducia' | 'autorita'>;
const tipiFiducia = { Attendibile: 'fatto', NonValida: 'attenzione', Ignota: 'assente' } as const;
/** Whether an authority that is known vouches for a certificate. */
const Fiducia = ({ di: { fiducia, autorita } }: { di: Giudizio }) =>
  fiducia && (
    <div>
      <Stato tipo={tipiFiducia[fiducia]} testo={m.fiducie[fiducia]} />
      {autorita && <div>{m.rilasciato(fiducia, autorita)}</div>}
    </div>
  );

/** The hour that an authority puts on a signature, or that there is none. */
function Marca({ marca }: { marca: FirmaDelFile['marca'] }) {
  if (!marca) return <div className={css.hint}>{m.senzaMarcaFile}</div>;
  if (!marca.isIntegra || !marca.quando)
    return (
      <div>
        <Stato tipo="errore" testo={m.marcaRotta} />
      </div>
    );
  return (
    <div className={css.stamp}>
      {m.marcaDi(formatDataOra(marca.quando), marca.titolare ?? m.ignoto)}
      <Fiducia di={marca} />
    </div>
  );
}

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
          <div key={posto} className={css.signature}>
            {firma.titolare ?? m.ignoto}
            {firma.quando && `, ${m.quando(formatDataOra(firma.quando))}`}
            <div>
              <Stato {...describe(firma)} />
            </div>
            {firma.isInValidita === false && <div>{m.fuoriValidita}</div>}
            <Fiducia di={firma} />
            <Marca marca={firma.marca} />
          </div>
        ))}
        <p className={css.hint}>{m.fiducia}</p>
      </dd>
    </div>
  );
}
