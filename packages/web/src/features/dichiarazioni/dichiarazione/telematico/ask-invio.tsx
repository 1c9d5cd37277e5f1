import { giornoDiRoma } from '@quadra/values';
import { openFinestraDati } from '../../../../dominio/pagina/finestra-dati.tsx';
import { messaggiTelematico as m } from '../../../../messages/telematico.ts';
import { DateField } from '../../../../ui/campi/DateField.tsx';
import { Spunta } from '../../../../ui/campi/Spunta.tsx';
import { TextField } from '../../../../ui/campi/TextField.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import css from './Telematico.module.css';
import { type Chiave, confirmInvio, type Invio } from './telematico.api.ts';

/**
 * Asks when and with which protocol a file was sent, and marks it: on its own, or as the question that follows the making of
 * a file. The window stays open on what is wrong. True when it was marked.
 */
export async function askInvio(
  chiave: Chiave,
  emailCliente: string | null,
  appenaCreato: boolean,
): Promise<boolean> {
  const oggi = giornoDiRoma(new Date());
  const iniziale: Invio = { dataInvio: oggi, protocollo: '', avvisaCliente: emailCliente !== null };
  const { esito } = openFinestraDati({
    titolo: appenaCreato ? m.popupTitolo : m.invioTitolo,
    daSola: appenaCreato,
    iniziale,
    nomi: ['DataInvio', 'Protocollo'],
    campi: ({ dati, errori, change }) => (
      <div className={css.form}>
        {appenaCreato && <p className={css.soft}>{m.popupTesto}</p>}
        <DateField
          etichetta={m.dataInvio}
          messaggio={errori.DataInvio}
          massimo={oggi}
          valore={dati.dataInvio}
          onChange={(dataInvio) => change({ dataInvio })}
        />
        <TextField
          etichetta={m.protocollo}
          nota={m.protocolloNota}
          messaggio={errori.Protocollo}
          massimo={24}
          valore={dati.protocollo}
          onChange={(protocollo) => change({ protocollo })}
        />
        {emailCliente === null ? (
          <p className={css.soft}>{m.nonAvvisa}</p>
        ) : (
          <Spunta
            etichetta={m.avvisa(emailCliente)}
            scelta={dati.avvisaCliente}
            onChange={(avvisaCliente) => change({ avvisaCliente })}
          />
        )}
      </div>
    ),
    save: async (dati) => {
      const { rifiuto, avvisi } = await confirmInvio(chiave, dati);
      if (rifiuto !== null) notifiche.push('error', rifiuto);
      for (const avviso of avvisi) notifiche.push('warning', avviso);
      return rifiuto === null;
    },
  });
  return (await esito) === 'confermata';
}
