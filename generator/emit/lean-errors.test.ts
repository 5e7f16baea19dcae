import { expect, it } from 'vitest';
import { leanErrors } from './lean-errors.ts';

it.each([
  [
    'where, keyword and message are kept',
    String.raw`e = {instancePath,schemaPath:"#/a~1\"b/type",keyword:"type",params:{type: "string"},message:"must be string"}`,
    `e = {instancePath,keyword:"type",message:"must be string"}`,
  ],
  [
    'the place of a missing member ends with it',
    `e = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "a"},message:"must have required property 'a'"}`,
    `e = {instancePath: instancePath + "/a",keyword:"required",message:"must have required property 'a'"}`,
  ],
  [
    'what a parameter holds ends nothing',
    `e = {instancePath,schemaPath:"#/p",keyword:"pattern",params:{pattern: {of: "^a{1,2}$"}},message:"m"}`,
    `e = {instancePath,keyword:"pattern",message:"m"}`,
  ],
  [
    'no reference to the schema is left',
    `e = {instancePath,schemaPath:"#/e",keyword:"enum",params:{allowedValues: schema1.properties.a.enum},message:"m"}`,
    `e = {instancePath,keyword:"enum",message:"m"}`,
  ],
  [
    'what is around a value is not handed on',
    `function v(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){w(data.x, {instancePath:instancePath+"/x",parentData:data,parentDataProperty:"x",rootData});w(d[i0], {instancePath:p,parentData:d,parentDataProperty:i0,rootData})}`,
    `function v(data, {instancePath=""}={}){w(data.x, {instancePath:instancePath+"/x"});w(d[i0], {instancePath:p})}`,
  ],
  [
    'nor what is around the value itself, where all of it is handed on',
    `if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){}`,
    `if(!(validate1(data, {instancePath}))){}`,
  ],
  [
    'an error is noted without a name of its own',
    `{const err1 = {instancePath,keyword:"type",message:"m};"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}`,
    `{errors = (vErrors ??= []).push({instancePath,keyword:"type",message:"m};"});}`,
  ],
  [
    'nor is one that says nothing',
    `{const err1 = {};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}`,
    `{errors = (vErrors ??= []).push({});}`,
  ],
  [
    'the errors of a subschema are noted behind those that are there',
    `{vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);errors = vErrors.length;}`,
    `{errors = (vErrors ??= []).push(...validate1.errors);}`,
  ],
  [
    'so are those of a schema that holds itself',
    `{vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);errors = vErrors.length;}`,
    `{errors = (vErrors ??= []).push(...wrapper0.validate.errors);}`,
  ],
  ['texts are no code', `test("schemaPath: params: rootData")`, `test("schemaPath: params: rootData")`],
  [
    'members of data are called as they like',
    `f(data.parentData, data.rootData, {"schemaPath": 1})`,
    `f(data.parentData, data.rootData, {"schemaPath": 1})`,
  ],
])('%s', (_, given, want) => expect(leanErrors(given)).toBe(want));

it.each([
  [
    'of all',
    `push({instancePath,keyword:"pattern",message:"must match \\""+"^a$"+"\\""});push({instancePath,keyword:"type",message:words(1)})`,
    `push({instancePath,keyword:"pattern"});push({instancePath,keyword:"type"})`,
  ],
  [
    'of what is missing, too',
    `push({instancePath:instancePath+"/b",keyword:"required",params:{missingProperty: "a"},message:"must have required property 'a'"})`,
    `push({instancePath: instancePath+"/b" + "/a",keyword:"required"})`,
  ],
])('the words are left out %s', (_, given, want) => expect(leanErrors(given, true)).toBe(want));

it.each([
  ['the path of a schema', `e = {instancePath,schemaPath,keyword,message:"m"}`],
  ['the parameters of an error', `e = {instancePath,keyword:word,params:{},message:"m"}`],
  ['the data around a value', `w(data.x, [data, parentData])`],
  ['the long form of noting an error', `if(vErrors === null){vErrors = [{}];}`],
  ['the long form of noting an error', `vErrors = vErrors.concat(more)`],
])('code that still holds %s stops the build', (name, given) =>
  expect(() => leanErrors(given)).toThrow(`Validators still hold ${name}`),
);

it('words of an unknown error stop the build', () =>
  expect(() => leanErrors(`push({instancePath,keyword:word,message:"m"})`, true)).toThrow(
    'Validators still hold the words of an error',
  ));
