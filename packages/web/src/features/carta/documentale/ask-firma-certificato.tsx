import type { DocumentoFilo, Interno } from '@quadra/contract';
import { type Certificato, signDocumento } from '../../../dominio/firma/certificato.api.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiCertificato as m } from '../../../messages/certificato.ts';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './Documentale.module.css';

type Documento = Interno<DocumentoFilo>;

/** Asks for the password of the certificate, and signs; answers the document signed, or null. */
export async function askFirmaCertificato(
  documento: Documento,
  { titolare }: Pick<Certificato, 'titolare'>,
): Promise<Documento | null> {
  let dopo: Documento | null = null;
  const { esito } = openFinestraDati<{ password: string; motivo: string }>({
    titolo: m.firmaTitolo,
    larghezza: 480,
    iniziale: { password: '', motivo: '' },
    nomi: ['Password', 'Motivo'],
    campi: ({ dati, errori, change }) => (
      <div className={css.dialog}>
        <p>{m.firmaTesto(documento.nome, titolare)}</p>
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
      </div>
    ),
    save: async (dati) => {
      dopo = await signDocumento(documento.id, dati);
      notifiche.push('success', m.firmato);
      return true;
    },
  });
  return (await esito) === 'confermata' ? dopo : null;
}
