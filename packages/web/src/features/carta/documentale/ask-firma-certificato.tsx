import type { DocumentoFilo, Interno } from '@quadra/contract';
import { type FirmaStudio, signDocumento } from '../../../dominio/firma/certificato.api.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiCertificato as m } from '../../../messages/certificato.ts';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './Documentale.module.css';

type Documento = Interno<DocumentoFilo>;

/** Asks for the password of the certificate, and signs; answers the document signed, or null. */
export async function askFirmaCertificato(
  documento: Documento,
  { certificato, marcatura }: FirmaStudio,
): Promise<Documento | null> {
  let dopo: Documento | null = null;
  // Offered once a stamp was asked for and did not come.
  let isMancata = false;
  const { esito } = openFinestraDati<{ password: string; motivo: string; senzaMarca: boolean }>({
    titolo: m.firmaTitolo,
    larghezza: 480,
    iniziale: { password: '', motivo: '', senzaMarca: false },
    nomi: ['Password', 'Motivo', 'Marca'],
    campi: ({ dati, errori, change }) => {
      isMancata ||= errori.Marca !== undefined;
      return (
        <div className={css.dialog}>
          <p>{m.firmaTesto(documento.nome, certificato?.titolare ?? '')}</p>
          <p className={css.hint}>{m.marcature[marcatura]}</p>
          <TextField
            etichetta={m.password}
            mascherato
            valore={dati.password}
            massimo={200}
            messaggio={errori.Password}
            onChange={(password) => change({ password })}
          />
          <TextField
            etichetta={m.motivo}
            valore={dati.motivo}
            massimo={100}
            messaggio={errori.Motivo}
            onChange={(motivo) => change({ motivo })}
          />
          {errori.Marca && (
            <p role="alert" className={css.wrong}>
              {errori.Marca.testo}
            </p>
          )}
          {isMancata && (
            <Spunta
              etichetta={m.senzaMarca}
              scelta={dati.senzaMarca}
              onChange={(senzaMarca) => change({ senzaMarca })}
            />
          )}
        </div>
      );
    },
    save: async (dati) => {
      dopo = await signDocumento(documento.id, dati);
      notifiche.push('success', marcatura === 'Assente' || dati.senzaMarca ? m.firmato : m.marcato);
      return true;
    },
  });
  return (await esito) === 'confermata' ? dopo : null;
}
