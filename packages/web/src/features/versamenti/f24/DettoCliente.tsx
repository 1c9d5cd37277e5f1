import { type DettoFilo, fromWire, type Interno, percorsi, percorso } from '@quadra/contract';
import { giornoDiRoma, toCentesimi, toEuro } from '@quadra/values';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { formatDataOra, formatGiorno } from '../../../formato/formato.ts';
import { messaggiDetto as m } from '../../../messages/pagamenti-miei.ts';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './F24.module.css';
import { type F24Intero, f24UnoQuery } from './f24.api.ts';

type Detto = Interno<DettoFilo>;
type Busta = { data: DettoFilo | null };
const dettoQuery = ({ id, versione }: F24Intero) =>
  queryOptions({
    queryKey: ['f24', 'detto', id, versione] as const,
    queryFn: () =>
      send<Busta>('GET', percorso(percorsi.f24Detto, { id }), { silenziosa: true }).then(({ data }) =>
        data === null ? null : fromWire<DettoFilo>(data),
      ),
    staleTime: 0,
  });
const answer = ({ id, versione }: F24Intero, corpo: object) =>
  send<Busta>('POST', percorso(percorsi.f24Detto, { id }), { corpo: { Versione: versione, ...corpo } });

/** Confirms what the client says: on which day, and how much. Answers whether it was. */
async function askConferma(f24: F24Intero, detto: Detto): Promise<boolean> {
  const { esito } = openFinestraDati<{ data: string; importo: number | null }>({
    titolo: m.conferma,
    iniziale: { data: detto.pagatoIl, importo: toCentesimi(f24.saldo) },
    nomi: ['Data', 'Importo'],
    campi: ({ dati, errori, change }) => (
      <>
        <p className={css.soft}>{m.confermaTesto}</p>
        <DateField
          etichetta={m.data}
          obbligatorio
          massimo={giornoDiRoma(new Date())}
          messaggio={errori.Data}
          valore={dati.data}
          onChange={(data) => change({ data })}
        />
        <NumberField
          etichetta={m.importo}
          messaggio={errori.Importo}
          opzioni={{ decimali: 2, nullable: true }}
          valore={dati.importo}
          onValore={(importo) => change({ importo })}
        />
      </>
    ),
    save: async ({ data, importo }) => {
      const Importo = toEuro(importo);
      await answer(f24, { Esito: 'Confermato', Data: data, Importo });
      notifiche.push('success', m.confermato);
      return true;
    },
  });
  return (await esito) === 'confermata';
}

/** Answers that it does not result, and why. Answers whether it was. */
async function askNonRisulta(f24: F24Intero): Promise<boolean> {
  const { esito } = openFinestraDati({
    titolo: m.nonRisulta,
    iniziale: { motivo: '' },
    nomi: ['Motivo'],
    campi: ({ dati, errori, change }) => (
      <>
        <p className={css.soft}>{m.nonRisultaTesto}</p>
        <TextField
          etichetta={m.motivo}
          obbligatorio
          righe={3}
          massimo={500}
          messaggio={errori.Motivo}
          valore={dati.motivo}
          onChange={(motivo) => change({ motivo })}
        />
      </>
    ),
    save: async ({ motivo }) => {
      await answer(f24, { Esito: 'Non risulta', Motivo: motivo });
      notifiche.push('success', m.risposto);
      return true;
    },
  });
  return (await esito) === 'confermata';
}

type Props = { f24: F24Intero; scrive: boolean; onDopo: (f24: F24Intero) => void };
/** What the client says of a model that is still to pay, and the answer of the studio; nothing where he said nothing. */
export function DettoCliente({ f24, scrive, onDopo }: Props) {
  const cache = useQueryClient();
  const { data: detto } = useQuery(dettoQuery(f24));
  const isDaPagare = f24.stato === 'Da pagare' || f24.stato === 'Inviato';
  if (!detto || !isDaPagare || (detto.stato !== 'Detto' && detto.stato !== 'Non risulta')) return null;
  const settle = async (fatto: boolean) => {
    if (!fatto) return;
    await cache.invalidateQueries({ queryKey: ['f24', 'detto', f24.id] });
    onDopo(await cache.fetchQuery({ ...f24UnoQuery(f24.id), staleTime: 0 }));
  };
  if (detto.stato === 'Non risulta')
    return (
      <section className={css.block} aria-label={m.sezione}>
        <h2>{m.sezione}</h2>
        <p>{m.detto(formatGiorno(detto.pagatoIl))}</p>
        <p className={css.soft}>{m.rispostoNonRisulta(formatGiorno(detto.rispostoIl), detto.motivo ?? '')}</p>
      </section>
    );
  return (
    <section className={css.block} aria-label={m.sezione}>
      <h2>{m.sezione}</h2>
      <p>
        <strong>{m.detto(formatGiorno(detto.pagatoIl))}</strong>
      </p>
      <p className={css.soft}>{m.quando(formatDataOra(detto.dettoIl))}</p>
      {detto.ricevuta ? (
        <p>
          <a
            href={percorso(percorsi.documentoFile, { id: detto.ricevuta.id })}
            target="_blank"
            rel="noreferrer"
          >
            {m.ricevuta}
          </a>
        </p>
      ) : (
        <p className={css.soft}>{m.senzaRicevuta}</p>
      )}
      {scrive && (
        <div className={css.acts}>
          <Button aspetto="primary" onClick={() => void askConferma(f24, detto).then(settle)}>
            {m.conferma}
          </Button>
          <Button onClick={() => void askNonRisulta(f24).then(settle)}>{m.nonRisulta}</Button>
        </div>
      )}
    </section>
  );
}
