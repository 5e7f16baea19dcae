/** A bucket that speaks S3, with its objects in a folder: `node bucket-process.ts <folder>`. Prints its origin. */
import S3rver from 's3rver';

const [directory = ''] = process.argv.slice(2);
const configureBuckets = [{ name: 'portal', configs: [] }];
const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
const { port } = await server.run();
process.stdout.write(`http://127.0.0.1:${port}\n`);
