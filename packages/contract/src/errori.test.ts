import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { errori, escapeTesto } from './errori.ts';
import { esitiQuadro } from './frasi-errori.ts';
import { describeAltroCliente, testiClient } from './testi.ts';
import { testiCampo } from './testi-campo.ts';
import { testiPagine } from './testi-pagine.ts';

const PACCHETTI = join(import.meta.dirname, '../..');
/** Not on a screen: what the demo writes as data, what a start that fails says to who started it. */
const ESCLUSI =
  /\.test\.tsx?$|\/demo\/|\/test\/|errori\.ts$|testi(-campo|-pagine)?\.ts$|errore-avvio|\/db\/|config\.ts$|\/main\.ts$/;
/** How a sentence about something wrong sounds. */
const SUONA_COME_ERRORE =
  /^(errore (di|durante|nel|interno) |impossibile |campo obbligatorio)|\bnon (è )?(valid|ammess|riuscit|autorizzat)[a-z]*|\bgià (utilizzat|usat)[oaei]|\bsconosciut[oaei](:|\.?$)|credenziali errate|insufficient[ei]|(deve avere|può avere al massimo) /i;

const testi = new Set<string>([
  ...Object.values(testiClient),
  ...Object.values(testiPagine),
  ...Object.values(testiCampo),
  ...Object.values(errori).map(({ testo }) => testo),
  ...Object.values(esitiQuadro).flat(),
]);

/** The texts of a source file: literals and the pieces of templates, comments left out. */
function listTesti(percorso: string): { testo: string; riga: number }[] {
  const sorgente = ts.createSourceFile(
    percorso,
    readFileSync(percorso, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const trovati: { testo: string; riga: number }[] = [];
  const visit = (nodo: ts.Node) => {
    // Titles of the calls are for the documentation.
    if (ts.isPropertyAssignment(nodo) && nodo.name.getText() === 'titolo' && /routes\.ts$/.test(percorso))
      return;
    const isTesto = ts.isStringLiteralLike(nodo) || ts.isTemplateHead(nodo) || ts.isJsxText(nodo);
    if (isTesto || ts.isTemplateMiddleOrTemplateTail(nodo)) {
      const { line } = sorgente.getLineAndCharacterOfPosition(nodo.getStart());
      trovati.push({ testo: nodo.text.trim(), riga: line + 1 });
    }
    ts.forEachChild(nodo, visit);
  };
  visit(sorgente);
  return trovati;
}

/** The name of an error is not its sentence. */
const isCodice = (testo: string): boolean => Object.hasOwn(errori, testo);
const isFuoriCatalogo = (testo: string): boolean =>
  testi.has(testo)
    ? testo.includes(' ')
    : !isCodice(testo) && /^[A-ZÈ«]/.test(testo) && SUONA_COME_ERRORE.test(testo);

describe('the catalogue of errors', () => {
  it('[ERR-058] is the only place of their sentences: none stands in the server or in the pages', () => {
    const sorgenti = ['server', 'web', 'contract'].flatMap((pacchetto) =>
      globSync('src/**/*.{ts,tsx}', { cwd: join(PACCHETTI, pacchetto) }).map(
        (file) => `${pacchetto}/${file}`,
      ),
    );
    expect(sorgenti.length).toBeGreaterThan(200);
    const fuori = sorgenti
      .filter((file) => !ESCLUSI.test(file))
      .flatMap((file) =>
        listTesti(join(PACCHETTI, file))
          .filter(({ testo }) => isFuoriCatalogo(testo))
          .map(({ testo, riga }) => `${file}:${riga} ${testo}`),
      );
    expect(fuori).toEqual([]);
  }, 60_000);

  it('sees a sentence that is outside it', () => {
    for (const frase of [
      'Data non valida.',
      'Impossibile salvare la delega.',
      'Il saldo non è valido',
      'Codice già utilizzato.',
    ]) {
      expect([frase, isFuoriCatalogo(frase)]).toEqual([frase, true]);
    }
    for (const parola of ['Nuovo cliente', 'Non dovuto', 'errore', 'Campo', 'Errore']) {
      expect([parola, isFuoriCatalogo(parola)]).toEqual([parola, false]);
    }
  });

  it('has the sentences of the specification, letter by letter', () => {
    const attesi = [
      'Si è verificato un errore.',
      'Server non raggiungibile. Riprovare più tardi.',
      'Risorsa non trovata o richiesta non eseguibile.',
      'Non autorizzato.',
      'Credenziali errate.',
      'Password errata.',
      'Attivazione già completata.',
      'Nessuna dichiarazione disponibile: raggiunto il numero massimo. Contattare il fornitore.',
      "È necessario accettare l'informativa sulla privacy.",
      'Errore nel recupero della password.',
      'Pagamenti non attivi: contattare il gestore o verificare i dati di fatturazione.',
      'File troppo grande (massimo 5 MB).',
      'Visura non trovata.',
      'Servizio visure disabilitato.',
      'Studio bloccato.',
      'Codice già utilizzato.',
      'Data non valida.',
      'La data di inizio è successiva alla data di fine.',
      'Quadro assente',
      'Nessuna notifica non letta',
      'Le stampe non sono illimitate',
      'Prospetto assente',
      'File mancante',
      'Record NON trovato!',
      'Metodo NON definito!',
      'Problema di connessione.',
      'Operazione non riuscita.',
      'Operazione eseguita con successo.',
      'Errore durante il login.',
      'Attivazione completata.',
      'La conferma della password non corrisponde.',
      'Campo obbligatorio',
      'Crediti insufficienti.',
      'Pagamento annullato.',
      'Pagamento non autorizzato.',
      'Fattura generata ma invio allo SDI o al portale di fatturazione non riuscito: rinviarla manualmente.',
      'Fatturazione elettronica non configurata: vendita crediti non attiva.',
      'Token del servizio di firma mancante.',
      'Credenziali di archiviazione mancanti.',
      'È disponibile una nuova versione: premere CTRL+F5.',
      "Duplicazione della tabella per l'anno non riuscita.",
      'Dati incongruenti.',
      'Nessun dato da importare.',
      'Nessun terreno o fabbricato da importare.',
      'Impossibile creare la dichiarazione.',
      'Impossibile riaprire la dichiarazione.',
      'Impossibile eliminare la dichiarazione.',
      'Chiudere tutti i quadri prima di chiudere la dichiarazione.',
      'Chiusura della dichiarazione non riuscita.',
      'Impossibile archiviare: stampare prima in definitivo.',
      'Impossibile salvare il telematico: dichiarazione non stampata.',
      'Impossibile salvare il modello: dichiarazione non chiusa.',
      'Salvataggio del quadro eseguito',
      'Salvataggio del quadro non riuscito',
      'Aggiornamento del quadro eseguito',
      'Aggiornamento del quadro non riuscito',
      'Svuotamento del quadro eseguito',
      'Svuotamento del quadro non riuscito',
      'Completamento del quadro eseguito',
      'Completamento del quadro non riuscito',
      "Errore nell'elaborazione del conto fiscale.",
      "Selezionare almeno un'anagrafica.",
      'Selezionare almeno un modulo.',
      'Selezionare almeno uno studio.',
      'Selezionare almeno un tag.',
      'Ci sono modifiche non salvate. Continuare?',
      "L'e-mail potrebbe essere già stata inviata. Inviarla di nuovo?",
      "Errore nell'adeguamento ISA.",
    ];
    expect(attesi.filter((frase) => !testi.has(frase))).toEqual([]);
    expect(describeAltroCliente(12, 7)).toBe('Autenticarsi con ID cliente 12 (attuale: 7)');
  });

  it('writes a value typed by a person so that it is text and nothing else', () => {
    expect(escapeTesto(`<a href="x">'&`)).toBe('&#60;a href=&#34;x&#34;&#62;&#39;&#38;');
  });
});
