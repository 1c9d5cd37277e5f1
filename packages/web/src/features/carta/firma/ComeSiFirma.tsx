import { findEsclusione } from '@quadra/contract';
import { useQuery } from '@tanstack/react-query';
import { messaggiFirmaSemplice as m } from '../../../messages/firma-semplice.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { CampoSegmenti } from '../../../ui/campi/CampoSegmenti.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import type { Composta, Firmatario, Modo } from './composta.ts';
import css from './Firma.module.css';
import { contattoQuery } from './firma.api.ts';

type Props = {
  composta: Composta;
  /** The service cannot be used: only the link can. */
  soloLink: boolean;
  errore: Messaggio | undefined;
  change: (nuova: Partial<Composta>) => void;
};

/** By the service outside or by a link of the house: what each is, and for what the link is not offered. */
export function ComeSiFirma({ composta: { modo, tipo }, soloLink, errore, change }: Props) {
  const esclusa = modo === 'link' ? findEsclusione(tipo) : undefined;
  const voci: readonly (readonly [Modo, string])[] = [
    ...(soloLink ? [] : [['servizio', m.servizio] as const]),
    ['link', m.link],
  ];
  return (
    <Sezione titolo={m.come} testo={m.comeTesto[modo]} larga>
      <div data-percorso="Tipo" className={css.how}>
        <CampoSegmenti
          etichetta={m.modo}
          voci={voci}
          valore={modo}
          onChange={(scelto) => change({ modo: scelto })}
        />
        {esclusa !== undefined && (
          <p role="alert" className={css.wrong}>
            <strong>{m.nonOfferta}.</strong> {esclusa}
          </p>
        )}
        {errore && esclusa === undefined && (
          <p role="alert" className={css.wrong}>
            {errore.testo}
          </p>
        )}
      </div>
    </Sezione>
  );
}

type PropsFirmatario = {
  cliente: string | null;
  firmatario: Firmatario;
  errori: Readonly<Record<string, Messaggio>>;
  onChange: (nuovo: Partial<Firmatario>) => void;
};
/** The one who signs by a link: his name, and where his codes go, which only the record of the client says. */
export function FirmatarioConLink({ cliente, firmatario, errori, onChange }: PropsFirmatario) {
  const { data } = useQuery({ ...contattoQuery(cliente ?? ''), enabled: cliente !== null });
  const campi = [
    ['cognome', 'Cognome'],
    ['nome', 'Nome'],
  ] as const;
  return (
    <Sezione titolo={m.firmatario} testo={m.firmatarioTesto} larga>
      <div className={css.two}>
        {campi.map(([campo, nome]) => (
          <TextField
            key={campo}
            etichetta={nome}
            obbligatorio
            percorso={`Firmatario.${nome}`}
            messaggio={errori[`Firmatario.${nome}`]}
            massimo={80}
            spellCheck={false}
            valore={firmatario[campo]}
            onChange={(valore) => onChange({ [campo]: valore })}
          />
        ))}
      </div>
      {data && (
        <p data-percorso="Email" className={data.email === null ? css.wrong : css.soft}>
          {data.email === null ? (
            m.senzaIndirizzo
          ) : (
            <>
              {m.indirizzo} <strong>{data.email}</strong>
            </>
          )}
        </p>
      )}
    </Sezione>
  );
}
