import { type AreaDelegaUnica, areeDelegaUnica, paroleDelegaUnica } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { fonteClienti } from '../../../../dominio/fonte/clienti.ts';
import { openFinestraDati } from '../../../../dominio/pagina/finestra-dati.tsx';
import { messaggiDelegaUnica as m } from '../../../../messages/delega-unica.ts';
import { DateField } from '../../../../ui/campi/DateField.tsx';
import { Spunta } from '../../../../ui/campi/Spunta.tsx';
import { TextField } from '../../../../ui/campi/TextField.tsx';
import { classi } from '../../../../ui/classi.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { openModale } from '../../../../ui/finestre/apertura.ts';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { Tendina } from '../../../../ui/scelta/Tendina.tsx';
import css from './Bacheca.module.css';
import { type DelegaUnica, endDelega, noteDelega, writeEsito } from './unica.api.ts';

const oggi = () => giornoDiRoma(new Date());
const NUMERO = 60;
const MOTIVO = 500;

/** Which areas several clients are asked for, after saying who has no address; null: not now. */
export async function askAree(
  quanti: number,
  senza: readonly string[],
): Promise<readonly AreaDelegaUnica[] | null> {
  let scelte: readonly AreaDelegaUnica[] = areeDelegaUnica;
  const { esito } = openFinestraDati<{ aree: readonly AreaDelegaUnica[] }>({
    titolo: m.rinnovaDomanda(quanti),
    iniziale: { aree: areeDelegaUnica },
    nomi: ['Aree'],
    campi: ({ dati, change }) => (
      <fieldset className={classi(css.dialog, css.areas)}>
        <legend>{m.areeDaChiedere}</legend>
        {areeDelegaUnica.map((area) => (
          <Spunta
            key={area}
            scelta={dati.aree.includes(area)}
            etichetta={paroleDelegaUnica[area][0]}
            onChange={(scelta) =>
              change({
                aree: areeDelegaUnica.filter((una) => (una === area ? scelta : dati.aree.includes(una))),
              })
            }
          />
        ))}
        <p className={css.soft}>{m.rinnovaTesto(senza)}</p>
      </fieldset>
    ),
    save: async ({ aree }) => {
      if (aree.length === 0) {
        notifiche.push('warning', m.areaMancante);
        return false;
      }
      scelte = aree;
      return true;
    },
  });
  return (await esito) === 'confermata' ? scelte : null;
}

type Nota = { cliente: string | null; numero: string; conferimento: string; scadenza: string };
/** Writes a delega that the Agenzia accepted already. */
export async function askNota(): Promise<boolean> {
  const { esito } = openFinestraDati<Nota>({
    titolo: m.notaTitolo,
    iniziale: { cliente: null, numero: '', conferimento: oggi(), scadenza: '' },
    nomi: ['IdAnagrafica', 'Numero', 'DataConferimento', 'Scadenza'],
    campi: ({ dati, errori, change }) => (
      <div className={css.dialog}>
        <p className={css.soft}>{m.notaTesto}</p>
        <Tendina
          etichetta={m.cliente}
          obbligatorio
          segnaposto={m.cercaCliente}
          messaggio={errori.IdAnagrafica}
          valore={dati.cliente}
          fonte={fonteClienti}
          opzionale
          onChange={(cliente) => change({ cliente })}
        />
        <TextField
          etichetta={m.numero}
          obbligatorio
          messaggio={errori.Numero}
          massimo={NUMERO}
          valore={dati.numero}
          onChange={(numero) => change({ numero })}
        />
        <DateField
          etichetta={m.conferimento}
          obbligatorio
          messaggio={errori.DataConferimento}
          massimo={oggi()}
          valore={dati.conferimento}
          onChange={(conferimento) => change({ conferimento })}
        />
        <DateField
          etichetta={m.scadenza}
          messaggio={errori.Scadenza}
          valore={dati.scadenza}
          onChange={(scadenza) => change({ scadenza })}
        />
        <p className={css.soft}>{m.scadenzaNota}</p>
      </div>
    ),
    save: async ({ cliente, numero, conferimento, scadenza }) => {
      const corpo = { IdAnagrafica: cliente, Numero: numero, DataConferimento: conferimento || null };
      await noteDelega({ ...corpo, Scadenza: scadenza || null });
      notifiche.push('success', m.scritto);
      return true;
    },
  });
  return (await esito) === 'confermata';
}

const domande = {
  Accettata: [m.accettaDomanda, m.accettaTesto],
  Inviata: [m.inviataDomanda, m.inviataTesto],
  Scartata: [m.scartaDomanda, ''],
} as const;
/** Writes what a person says of a signed delega. */
export async function askEsito(una: DelegaUnica, quale: keyof typeof domande): Promise<boolean> {
  const [titolo, testo] = domande[quale];
  const { esito } = openFinestraDati({
    titolo,
    iniziale: { data: oggi(), numero: '', motivo: '' },
    nomi: ['Data', 'Numero', 'Motivo'],
    campi: ({ dati, errori, change }) => (
      <div className={css.dialog}>
        {testo && <p className={css.soft}>{testo}</p>}
        <DateField
          etichetta={m.giorno}
          obbligatorio
          messaggio={errori.Data}
          massimo={oggi()}
          valore={dati.data}
          onChange={(data) => change({ data })}
        />
        {quale === 'Accettata' && (
          <TextField
            etichetta={m.numero}
            obbligatorio
            messaggio={errori.Numero}
            massimo={NUMERO}
            valore={dati.numero}
            onChange={(numero) => change({ numero })}
          />
        )}
        {quale === 'Scartata' && (
          <TextField
            etichetta={m.motivo}
            obbligatorio
            righe={3}
            messaggio={errori.Motivo}
            massimo={MOTIVO}
            valore={dati.motivo}
            onChange={(motivo) => change({ motivo })}
          />
        )}
      </div>
    ),
    save: async ({ data, numero, motivo }) => {
      const corpo = { Esito: quale, Data: data || null };
      await writeEsito(una, {
        ...corpo,
        Numero: numero.trim() === '' ? null : numero,
        Motivo: motivo.trim() === '' ? null : motivo,
      });
      notifiche.push('success', m.scritto);
      return true;
    },
  });
  return (await esito) === 'confermata';
}

/** Takes back what was asked, or writes that it was revoked, with the reason. */
export async function askFine(una: DelegaUnica, atto: 'annulla' | 'revoca'): Promise<boolean> {
  const { esito } = openFinestraDati({
    titolo: atto === 'annulla' ? m.ritiraDomanda : m.revocaDomanda,
    iniziale: { motivo: '' },
    nomi: ['Motivo'],
    campi: ({ dati, errori, change }) => (
      <div className={css.dialog}>
        <TextField
          etichetta={m.motivo}
          obbligatorio
          righe={3}
          messaggio={errori.Motivo}
          massimo={MOTIVO}
          valore={dati.motivo}
          onChange={(motivo) => change({ motivo })}
        />
      </div>
    ),
    save: async ({ motivo }) => {
      await endDelega(una, atto, motivo);
      notifiche.push('success', m.scritto);
      return true;
    },
  });
  return (await esito) === 'confermata';
}

/** The link to hand over, that nobody can read again. */
export function showLink(link: string): Promise<unknown> {
  const copy = () =>
    void navigator.clipboard.writeText(link).then(() => notifiche.push('success', m.copiato));
  return openModale({
    titolo: m.linkPronto,
    senzaOk: true,
    contenuto: (
      <div className={css.dialog}>
        <p>{m.linkTesto}</p>
        <p className={css.address}>{link}</p>
        <div>
          <Button onClick={copy}>{m.copia}</Button>
        </div>
      </div>
    ),
  }).esito;
}
