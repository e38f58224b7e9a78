import type { FaultFixture } from './fault-fixture.ts';
import { site, type FolderFiles } from './provider-folder.ts';

const head = 'document_id,title,category,date,file,families,indexes\n';
const pdf = '%PDF-1.7\n%%EOF\n';

function library(row: string, files: FolderFiles = {}): FolderFiles {
  return { 'documents.csv': `${head}${row}\n`, ...files };
}

const inFile = (column: number, expected: RegExp, found: string) => ({
  file: 'documents.csv',
  line: 2,
  column,
  expected,
  found,
});

/** A document with one version that is right, another row of the library, and another version. */
function versions(row: string, version: string): FolderFiles {
  return {
    'documents.csv': `${head}rules,Rules,methodology,2026-01-02,,,\n${row}`,
    'document-versions.csv': `document_id,version,effective_date,file\nrules,1.0,2026-01-02,a.md\n${version}\n`,
    'files/a.md': 'A',
    'files/rules.pdf': pdf,
    'files/long.md': 'a'.repeat(500_000),
  };
}

const inVersions = (column: number, expected: RegExp, found: string) => ({
  file: 'document-versions.csv',
  line: 3,
  column,
  expected,
  found,
});

/** A document, its translation, and a third row. */
function translated(row: string): FolderFiles {
  return {
    'documents.csv':
      'document_id,title,category,date,language,translation_of,file\n' +
      'rules,Rules,methodology,2026-01-02,,,a.md\n' +
      `rules-ja,Rules,methodology,2026-01-02,ja-jp,rules,a.md\n${row}\n`,
    'files/a.md': 'A',
  };
}

const ofTranslation = (column: number, expected: RegExp, found: string) => ({
  ...inFile(column, expected, found),
  line: 4,
});

/** What documents may not be, with the place of the cell that says so. */
export const documentFixtures: FaultFixture[] = [
  {
    title: 'a translation of a document that there is not',
    files: translated('third,Rules,methodology,2026-01-02,ja-jp,rulse,a.md'),
    fault: ofTranslation(42, /translation_of: the document_id of another document/, 'rulse'),
  },
  {
    title: 'a translation of itself',
    files: translated('third,Rules,methodology,2026-01-02,ja-jp,third,a.md'),
    fault: ofTranslation(42, /translation_of: the document_id of another document/, 'third'),
  },
  {
    title: 'a translation of a translation',
    files: translated('third,Rules,methodology,2026-01-02,,rules-ja,a.md'),
    fault: ofTranslation(37, /translated first \(rules-ja is a translation of rules\)/, 'rules-ja'),
  },
  {
    title: 'a second translation into one language',
    files: translated('third,Rules,methodology,2026-01-02,ja-jp,rules,a.md'),
    fault: ofTranslation(42, /no other edition in ja-JP \(rules-ja is one\)/, 'rules'),
  },
  {
    title: 'a translation into the language of what it translates',
    files: translated('third,Rules,methodology,2026-01-02,,rules,a.md'),
    fault: ofTranslation(37, /no other edition in en-US \(rules is one\)/, 'rules'),
  },
  {
    title: 'a document whose file is missing',
    files: library('rules,Rules,methodology,2026-01-02,rules.pdf,,'),
    fault: inFile(36, /a file below files\//, 'rules.pdf'),
  },
  {
    title: 'a document whose file is empty',
    files: library('rules,Rules,methodology,2026-01-02,rules.pdf,,', { 'files/rules.pdf': '' }),
    fault: inFile(36, /a file with content/, 'rules.pdf: an empty file'),
  },
  {
    title: 'a document that is neither Markdown nor PDF',
    files: library('rules,Rules,methodology,2026-01-02,rules.docx,,', { 'files/rules.docx': 'PK' }),
    fault: inFile(36, /Markdown \(\.md\) or PDF/, 'rules.docx'),
  },
  {
    title: 'a file that is called a PDF and is none',
    files: library('rules,Rules,methodology,2026-01-02,rules.pdf,,', {
      'files/rules.pdf': '<html>',
    }),
    fault: inFile(36, /a PDF file/, 'rules.pdf: no PDF'),
  },
  {
    title: 'Markdown that is not in UTF-8',
    files: library('rules,Rules,methodology,2026-01-02,rules.md,,', {
      'files/rules.md': Uint8Array.of(0x93, 0xfa, 0x96, 0x7b),
    }),
    fault: inFile(36, /UTF-8/, 'rules.md'),
  },
  {
    title: 'a path that leads out of the folder',
    files: library('rules,Rules,methodology,2026-01-02,../site.yaml,,', { 'files/rules.pdf': pdf }),
    fault: inFile(36, /stays below files\//, '../site.yaml'),
  },
  {
    title: 'an absolute path',
    files: library('rules,Rules,methodology,2026-01-02,/etc/hosts,,', { 'files/rules.pdf': pdf }),
    fault: inFile(36, /stays below files\//, '/etc/hosts'),
  },
  {
    title: 'a document id that is used twice',
    files: library(
      'rules,Rules,methodology,2026-01-02,rules.pdf,,\nrules,More,methodology,2026-01-02,rules.pdf,,',
      { 'files/rules.pdf': pdf },
    ),
    fault: {
      file: 'documents.csv',
      line: 3,
      column: 1,
      expected: /document_id used once \(also in .*documents\.csv:2\)/,
      found: 'rules',
    },
  },
  {
    title: 'a document of an index that does not exist',
    files: library('rules,Rules,methodology,2026-01-02,rules.pdf,,AAA|ZZZ', {
      'files/rules.pdf': pdf,
    }),
    fault: inFile(47, /fund_ids of indexes/, 'ZZZ'),
  },
  {
    title: 'a document of a family that no index bears',
    files: library('rules,Rules,methodology,2026-01-02,rules.pdf,Nobody,', {
      'files/rules.pdf': pdf,
    }),
    fault: inFile(46, /families of indexes/, 'Nobody'),
  },
  {
    title: 'a document id that cannot stand in an address',
    files: library('Rules 1,Rules,methodology,2026-01-02,rules.pdf,,', { 'files/rules.pdf': pdf }),
    fault: inFile(1, /lower-case letters and digits/, 'Rules 1'),
  },
  {
    title: 'a category that the site does not name',
    files: library('rules,Rules,metodology,2026-01-02,rules.pdf,,', {
      'files/rules.pdf': pdf,
      'site.yaml': `${site}documentCategories: [{ id: methodology, title: { en-us: Rules } }]\n`,
    }),
    fault: inFile(13, /one of documentCategories/, 'metodology'),
  },
  {
    title: 'the category that an address has for all of them',
    files: library('rules,Rules,all,2026-01-02,rules.pdf,,', { 'files/rules.pdf': pdf }),
    fault: inFile(13, /a category other than all/, 'all'),
  },
  {
    title: 'a document without a file and without versions',
    files: library('rules,Rules,methodology,2026-01-02,,,'),
    fault: inFile(36, /a file, or versions of the document in document-versions\.csv/, ''),
  },
  {
    title: 'a version of a document that is not in the library',
    files: versions('', 'rulez,1.0,2026-01-02,a.md'),
    fault: inVersions(1, /a document_id of documents\.csv/, 'rulez'),
  },
  {
    title: 'a version of a document that has a file of its own',
    files: versions('guide,Guide,methodology,2026-01-02,a.md,,\n', 'guide,1.0,2026-01-02,a.md'),
    fault: inVersions(1, /has no file in documents\.csv/, 'guide'),
  },
  {
    title: 'a version that stands there twice',
    files: versions('', 'rules,1.0,2026-03-04,a.md'),
    fault: inVersions(7, /a version that the document has once/, '1.0'),
  },
  {
    title: 'two versions that take effect on one day',
    files: versions('', 'rules,2.0,2026-01-02,a.md'),
    fault: inVersions(11, /a day on which one version takes effect/, '2026-01-02'),
  },
  {
    title: 'a version that is a PDF',
    files: versions('', 'rules,2.0,2026-03-04,rules.pdf'),
    fault: inVersions(22, /Markdown \(\.md\) file: versions are compared/, 'rules.pdf'),
  },
  {
    title: 'a version that is too long to be compared',
    files: versions('', 'rules,2.0,2026-03-04,long.md'),
    fault: inVersions(22, /at most 500000 bytes/, '500008 bytes'),
  },
  {
    title: 'a version whose name cannot stand in an address',
    files: versions('', 'rules,V 2,2026-03-04,a.md'),
    fault: inVersions(7, /small letters and digits/, 'V 2'),
  },
];
