// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

var uiApi_ObjectInfo = validate0, schema0 = { type: "object", required: ["apiName", "childRelationships", "createable", "custom", "defaultRecordTypeId", "deletable", "dependentFields", "feedEnabled", "fields", "keyPrefix", "label", "labelPlural", "layoutable", "mruEnabled", "nameFields", "queryable", "recordTypeInfos", "searchable", "themeInfo", "updateable"], additionalProperties: !0, properties: { apiName: { type: "string" }, associateEntityType: { type: ["string", "null"] }, associateParentEntity: { type: ["string", "null"] }, childRelationships: { type: "array", items: { $ref: "ui-api.ChildRelationship" } }, compactLayoutable: { type: "boolean" }, createable: { type: "boolean" }, custom: { type: "boolean" }, defaultRecordTypeId: { type: ["string", "null"] }, deletable: { type: "boolean" }, dependentFields: { type: "object", additionalProperties: !0 }, eTag: { type: "string" }, feedEnabled: { type: "boolean" }, fields: { type: "object", additionalProperties: { $ref: "ui-api.Field" } }, keyPrefix: { type: ["string", "null"] }, label: { type: "string" }, labelPlural: { type: "string" }, layoutable: { type: "boolean" }, mruEnabled: { type: "boolean" }, nameFields: { type: "array", items: { type: "string" } }, queryable: { type: "boolean" }, recordTypeInfos: { type: "object", additionalProperties: { $ref: "ui-api.RecordTypeInfo" } }, searchable: { type: "boolean" }, searchLayoutable: { type: "boolean" }, themeInfo: { anyOf: [{ $ref: "ui-api.ThemeInfo" }, { type: "null" }] }, updateable: { type: "boolean" } } }, schema1 = { type: "object", required: ["childObjectApiName", "fieldName", "junctionIdListNames", "junctionReferenceTo", "relationshipName"], additionalProperties: !0, properties: { childObjectApiName: { type: "string" }, fieldName: { type: "string" }, junctionIdListNames: { type: "array", items: { type: "string" } }, junctionReferenceTo: { type: "array", items: { type: "string" } }, relationshipName: { type: ["string", "null"] } } };
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.childObjectApiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "childObjectApiName" }, message: "must have required property 'childObjectApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fieldName === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fieldName" }, message: "must have required property 'fieldName'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.junctionIdListNames === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "junctionIdListNames" }, message: "must have required property 'junctionIdListNames'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.junctionReferenceTo === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "junctionReferenceTo" }, message: "must have required property 'junctionReferenceTo'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.relationshipName === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relationshipName" }, message: "must have required property 'relationshipName'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.childObjectApiName !== void 0 && typeof data.childObjectApiName != "string") {
      let err5 = { instancePath: instancePath + "/childObjectApiName", schemaPath: "#/properties/childObjectApiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.fieldName !== void 0 && typeof data.fieldName != "string") {
      let err6 = { instancePath: instancePath + "/fieldName", schemaPath: "#/properties/fieldName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.junctionIdListNames !== void 0) {
      let data2 = data.junctionIdListNames;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            let err7 = { instancePath: instancePath + "/junctionIdListNames/" + i0, schemaPath: "#/properties/junctionIdListNames/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
      } else {
        let err8 = { instancePath: instancePath + "/junctionIdListNames", schemaPath: "#/properties/junctionIdListNames/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.junctionReferenceTo !== void 0) {
      let data4 = data.junctionReferenceTo;
      if (Array.isArray(data4)) {
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data4[i1] != "string") {
            let err9 = { instancePath: instancePath + "/junctionReferenceTo/" + i1, schemaPath: "#/properties/junctionReferenceTo/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
      } else {
        let err10 = { instancePath: instancePath + "/junctionReferenceTo", schemaPath: "#/properties/junctionReferenceTo/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.relationshipName !== void 0) {
      let data6 = data.relationshipName;
      if (typeof data6 != "string" && data6 !== null) {
        let err11 = { instancePath: instancePath + "/relationshipName", schemaPath: "#/properties/relationshipName/type", keyword: "type", params: { type: schema1.properties.relationshipName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
var schema2 = { type: "object", required: ["apiName", "calculated", "compound", "compoundComponentName", "compoundFieldName", "controllerName", "controllingFields", "createable", "custom", "dataType", "extraTypeInfo", "filterable", "filteredLookupInfo", "highScaleNumber", "htmlFormatted", "inlineHelpText", "label", "length", "nameField", "polymorphicForeignKey", "precision", "reference", "referenceTargetField", "referenceToInfos", "relationshipName", "required", "scale", "searchPrefilterable", "sortable", "unique", "updateable"], additionalProperties: !0, properties: { apiName: { type: "string" }, calculated: { type: "boolean" }, compound: { type: "boolean" }, compoundComponentName: { type: ["string", "null"] }, compoundFieldName: { type: ["string", "null"] }, controllerName: { type: ["string", "null"] }, controllingFields: { type: "array", items: { type: "string" } }, createable: { type: "boolean" }, custom: { type: "boolean" }, dataType: { type: "string" }, externalId: { type: ["boolean", "string"] }, extraTypeInfo: { type: ["string", "null"] }, filterable: { type: "boolean" }, filteredLookupInfo: { type: ["object", "null"], additionalProperties: !0 }, highScaleNumber: { type: "boolean" }, htmlFormatted: { type: "boolean" }, inlineHelpText: { type: ["string", "null"] }, label: { type: "string" }, length: { type: "integer" }, maskType: { type: ["string", "null"] }, nameField: { type: "boolean" }, polymorphicForeignKey: { type: "boolean" }, precision: { type: "integer" }, reference: { type: "boolean" }, referenceTargetField: { type: ["string", "null"] }, referenceToInfos: { type: "array", items: { $ref: "ui-api.ReferenceToInfo" } }, relationshipName: { type: ["string", "null"] }, required: { type: "boolean" }, scale: { type: "integer" }, searchPrefilterable: { type: "boolean" }, sortable: { type: "boolean" }, unique: { type: "boolean" }, updateable: { type: "boolean" } } };
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.nameFields === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nameFields" }, message: "must have required property 'nameFields'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.apiName !== void 0 && typeof data.apiName != "string") {
      let err2 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.nameFields !== void 0) {
      let data1 = data.nameFields;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data1[i0] != "string") {
            let err3 = { instancePath: instancePath + "/nameFields/" + i0, schemaPath: "#/properties/nameFields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      } else {
        let err4 = { instancePath: instancePath + "/nameFields", schemaPath: "#/properties/nameFields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.calculated === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "calculated" }, message: "must have required property 'calculated'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.compound === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "compound" }, message: "must have required property 'compound'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.compoundComponentName === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "compoundComponentName" }, message: "must have required property 'compoundComponentName'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.compoundFieldName === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "compoundFieldName" }, message: "must have required property 'compoundFieldName'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.controllerName === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "controllerName" }, message: "must have required property 'controllerName'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.controllingFields === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "controllingFields" }, message: "must have required property 'controllingFields'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.createable === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createable" }, message: "must have required property 'createable'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.custom === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "custom" }, message: "must have required property 'custom'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.dataType === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dataType" }, message: "must have required property 'dataType'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.extraTypeInfo === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "extraTypeInfo" }, message: "must have required property 'extraTypeInfo'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.filterable === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filterable" }, message: "must have required property 'filterable'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.filteredLookupInfo === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filteredLookupInfo" }, message: "must have required property 'filteredLookupInfo'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.highScaleNumber === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "highScaleNumber" }, message: "must have required property 'highScaleNumber'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.htmlFormatted === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "htmlFormatted" }, message: "must have required property 'htmlFormatted'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.inlineHelpText === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inlineHelpText" }, message: "must have required property 'inlineHelpText'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.label === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.length === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "length" }, message: "must have required property 'length'" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.nameField === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nameField" }, message: "must have required property 'nameField'" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.polymorphicForeignKey === void 0) {
      let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "polymorphicForeignKey" }, message: "must have required property 'polymorphicForeignKey'" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.precision === void 0) {
      let err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "precision" }, message: "must have required property 'precision'" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.reference === void 0) {
      let err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reference" }, message: "must have required property 'reference'" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.referenceTargetField === void 0) {
      let err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "referenceTargetField" }, message: "must have required property 'referenceTargetField'" };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.referenceToInfos === void 0) {
      let err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "referenceToInfos" }, message: "must have required property 'referenceToInfos'" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.relationshipName === void 0) {
      let err24 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relationshipName" }, message: "must have required property 'relationshipName'" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.required === void 0) {
      let err25 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.scale === void 0) {
      let err26 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scale" }, message: "must have required property 'scale'" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.searchPrefilterable === void 0) {
      let err27 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "searchPrefilterable" }, message: "must have required property 'searchPrefilterable'" };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.sortable === void 0) {
      let err28 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sortable" }, message: "must have required property 'sortable'" };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.unique === void 0) {
      let err29 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unique" }, message: "must have required property 'unique'" };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    if (data.updateable === void 0) {
      let err30 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updateable" }, message: "must have required property 'updateable'" };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.apiName !== void 0 && typeof data.apiName != "string") {
      let err31 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.calculated !== void 0 && typeof data.calculated != "boolean") {
      let err32 = { instancePath: instancePath + "/calculated", schemaPath: "#/properties/calculated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    if (data.compound !== void 0 && typeof data.compound != "boolean") {
      let err33 = { instancePath: instancePath + "/compound", schemaPath: "#/properties/compound/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
    if (data.compoundComponentName !== void 0) {
      let data3 = data.compoundComponentName;
      if (typeof data3 != "string" && data3 !== null) {
        let err34 = { instancePath: instancePath + "/compoundComponentName", schemaPath: "#/properties/compoundComponentName/type", keyword: "type", params: { type: schema2.properties.compoundComponentName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.compoundFieldName !== void 0) {
      let data4 = data.compoundFieldName;
      if (typeof data4 != "string" && data4 !== null) {
        let err35 = { instancePath: instancePath + "/compoundFieldName", schemaPath: "#/properties/compoundFieldName/type", keyword: "type", params: { type: schema2.properties.compoundFieldName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.controllerName !== void 0) {
      let data5 = data.controllerName;
      if (typeof data5 != "string" && data5 !== null) {
        let err36 = { instancePath: instancePath + "/controllerName", schemaPath: "#/properties/controllerName/type", keyword: "type", params: { type: schema2.properties.controllerName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.controllingFields !== void 0) {
      let data6 = data.controllingFields;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data6[i0] != "string") {
            let err37 = { instancePath: instancePath + "/controllingFields/" + i0, schemaPath: "#/properties/controllingFields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
      } else {
        let err38 = { instancePath: instancePath + "/controllingFields", schemaPath: "#/properties/controllingFields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.createable !== void 0 && typeof data.createable != "boolean") {
      let err39 = { instancePath: instancePath + "/createable", schemaPath: "#/properties/createable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
    }
    if (data.custom !== void 0 && typeof data.custom != "boolean") {
      let err40 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
    }
    if (data.dataType !== void 0 && typeof data.dataType != "string") {
      let err41 = { instancePath: instancePath + "/dataType", schemaPath: "#/properties/dataType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
    }
    if (data.externalId !== void 0) {
      let data11 = data.externalId;
      if (typeof data11 != "boolean" && typeof data11 != "string") {
        let err42 = { instancePath: instancePath + "/externalId", schemaPath: "#/properties/externalId/type", keyword: "type", params: { type: schema2.properties.externalId.type }, message: "must be boolean,string" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.extraTypeInfo !== void 0) {
      let data12 = data.extraTypeInfo;
      if (typeof data12 != "string" && data12 !== null) {
        let err43 = { instancePath: instancePath + "/extraTypeInfo", schemaPath: "#/properties/extraTypeInfo/type", keyword: "type", params: { type: schema2.properties.extraTypeInfo.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.filterable !== void 0 && typeof data.filterable != "boolean") {
      let err44 = { instancePath: instancePath + "/filterable", schemaPath: "#/properties/filterable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
    }
    if (data.filteredLookupInfo !== void 0) {
      let data14 = data.filteredLookupInfo;
      if (!(data14 && typeof data14 == "object" && !Array.isArray(data14)) && data14 !== null) {
        let err45 = { instancePath: instancePath + "/filteredLookupInfo", schemaPath: "#/properties/filteredLookupInfo/type", keyword: "type", params: { type: schema2.properties.filteredLookupInfo.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.highScaleNumber !== void 0 && typeof data.highScaleNumber != "boolean") {
      let err46 = { instancePath: instancePath + "/highScaleNumber", schemaPath: "#/properties/highScaleNumber/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
    }
    if (data.htmlFormatted !== void 0 && typeof data.htmlFormatted != "boolean") {
      let err47 = { instancePath: instancePath + "/htmlFormatted", schemaPath: "#/properties/htmlFormatted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
    }
    if (data.inlineHelpText !== void 0) {
      let data17 = data.inlineHelpText;
      if (typeof data17 != "string" && data17 !== null) {
        let err48 = { instancePath: instancePath + "/inlineHelpText", schemaPath: "#/properties/inlineHelpText/type", keyword: "type", params: { type: schema2.properties.inlineHelpText.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err49 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
    }
    if (data.length !== void 0) {
      let data19 = data.length;
      if (!Number.isInteger(data19)) {
        let err50 = { instancePath: instancePath + "/length", schemaPath: "#/properties/length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.maskType !== void 0) {
      let data20 = data.maskType;
      if (typeof data20 != "string" && data20 !== null) {
        let err51 = { instancePath: instancePath + "/maskType", schemaPath: "#/properties/maskType/type", keyword: "type", params: { type: schema2.properties.maskType.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
    if (data.nameField !== void 0 && typeof data.nameField != "boolean") {
      let err52 = { instancePath: instancePath + "/nameField", schemaPath: "#/properties/nameField/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
    }
    if (data.polymorphicForeignKey !== void 0 && typeof data.polymorphicForeignKey != "boolean") {
      let err53 = { instancePath: instancePath + "/polymorphicForeignKey", schemaPath: "#/properties/polymorphicForeignKey/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
    }
    if (data.precision !== void 0) {
      let data23 = data.precision;
      if (!Number.isInteger(data23)) {
        let err54 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.reference !== void 0 && typeof data.reference != "boolean") {
      let err55 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
    }
    if (data.referenceTargetField !== void 0) {
      let data25 = data.referenceTargetField;
      if (typeof data25 != "string" && data25 !== null) {
        let err56 = { instancePath: instancePath + "/referenceTargetField", schemaPath: "#/properties/referenceTargetField/type", keyword: "type", params: { type: schema2.properties.referenceTargetField.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.referenceToInfos !== void 0) {
      let data26 = data.referenceToInfos;
      if (Array.isArray(data26)) {
        let len1 = data26.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate2(data26[i1], { instancePath: instancePath + "/referenceToInfos/" + i1, parentData: data26, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length);
      } else {
        let err57 = { instancePath: instancePath + "/referenceToInfos", schemaPath: "#/properties/referenceToInfos/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.relationshipName !== void 0) {
      let data28 = data.relationshipName;
      if (typeof data28 != "string" && data28 !== null) {
        let err58 = { instancePath: instancePath + "/relationshipName", schemaPath: "#/properties/relationshipName/type", keyword: "type", params: { type: schema2.properties.relationshipName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.required !== void 0 && typeof data.required != "boolean") {
      let err59 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
    }
    if (data.scale !== void 0) {
      let data30 = data.scale;
      if (!Number.isInteger(data30)) {
        let err60 = { instancePath: instancePath + "/scale", schemaPath: "#/properties/scale/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data.searchPrefilterable !== void 0 && typeof data.searchPrefilterable != "boolean") {
      let err61 = { instancePath: instancePath + "/searchPrefilterable", schemaPath: "#/properties/searchPrefilterable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
    }
    if (data.sortable !== void 0 && typeof data.sortable != "boolean") {
      let err62 = { instancePath: instancePath + "/sortable", schemaPath: "#/properties/sortable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
    }
    if (data.unique !== void 0 && typeof data.unique != "boolean") {
      let err63 = { instancePath: instancePath + "/unique", schemaPath: "#/properties/unique/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
    }
    if (data.updateable !== void 0 && typeof data.updateable != "boolean") {
      let err64 = { instancePath: instancePath + "/updateable", schemaPath: "#/properties/updateable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
    }
  } else {
    let err65 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.available === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "available" }, message: "must have required property 'available'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.defaultRecordTypeMapping === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defaultRecordTypeMapping" }, message: "must have required property 'defaultRecordTypeMapping'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.master === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "master" }, message: "must have required property 'master'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.name === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.recordTypeId === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recordTypeId" }, message: "must have required property 'recordTypeId'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.available !== void 0 && typeof data.available != "boolean") {
      let err5 = { instancePath: instancePath + "/available", schemaPath: "#/properties/available/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.defaultRecordTypeMapping !== void 0 && typeof data.defaultRecordTypeMapping != "boolean") {
      let err6 = { instancePath: instancePath + "/defaultRecordTypeMapping", schemaPath: "#/properties/defaultRecordTypeMapping/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.master !== void 0 && typeof data.master != "boolean") {
      let err7 = { instancePath: instancePath + "/master", schemaPath: "#/properties/master/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.name !== void 0 && typeof data.name != "string") {
      let err8 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.recordTypeId !== void 0 && typeof data.recordTypeId != "string") {
      let err9 = { instancePath: instancePath + "/recordTypeId", schemaPath: "#/properties/recordTypeId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
var schema5 = { type: "object", required: ["color", "iconUrl"], additionalProperties: !0, properties: { color: { type: ["string", "null"] }, iconUrl: { type: ["string", "null"] } } };
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.color === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "color" }, message: "must have required property 'color'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.iconUrl === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "iconUrl" }, message: "must have required property 'iconUrl'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.color !== void 0) {
      let data0 = data.color;
      if (typeof data0 != "string" && data0 !== null) {
        let err2 = { instancePath: instancePath + "/color", schemaPath: "#/properties/color/type", keyword: "type", params: { type: schema5.properties.color.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.iconUrl !== void 0) {
      let data1 = data.iconUrl;
      if (typeof data1 != "string" && data1 !== null) {
        let err3 = { instancePath: instancePath + "/iconUrl", schemaPath: "#/properties/iconUrl/type", keyword: "type", params: { type: schema5.properties.iconUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.childRelationships === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "childRelationships" }, message: "must have required property 'childRelationships'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.createable === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createable" }, message: "must have required property 'createable'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.custom === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "custom" }, message: "must have required property 'custom'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.defaultRecordTypeId === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defaultRecordTypeId" }, message: "must have required property 'defaultRecordTypeId'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.deletable === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deletable" }, message: "must have required property 'deletable'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.dependentFields === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dependentFields" }, message: "must have required property 'dependentFields'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.feedEnabled === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "feedEnabled" }, message: "must have required property 'feedEnabled'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.fields === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.keyPrefix === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keyPrefix" }, message: "must have required property 'keyPrefix'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.label === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.labelPlural === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "labelPlural" }, message: "must have required property 'labelPlural'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.layoutable === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "layoutable" }, message: "must have required property 'layoutable'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.mruEnabled === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mruEnabled" }, message: "must have required property 'mruEnabled'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.nameFields === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nameFields" }, message: "must have required property 'nameFields'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.queryable === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "queryable" }, message: "must have required property 'queryable'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.recordTypeInfos === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recordTypeInfos" }, message: "must have required property 'recordTypeInfos'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.searchable === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "searchable" }, message: "must have required property 'searchable'" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.themeInfo === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "themeInfo" }, message: "must have required property 'themeInfo'" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.updateable === void 0) {
      let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updateable" }, message: "must have required property 'updateable'" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.apiName !== void 0 && typeof data.apiName != "string") {
      let err20 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.associateEntityType !== void 0) {
      let data1 = data.associateEntityType;
      if (typeof data1 != "string" && data1 !== null) {
        let err21 = { instancePath: instancePath + "/associateEntityType", schemaPath: "#/properties/associateEntityType/type", keyword: "type", params: { type: schema0.properties.associateEntityType.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.associateParentEntity !== void 0) {
      let data2 = data.associateParentEntity;
      if (typeof data2 != "string" && data2 !== null) {
        let err22 = { instancePath: instancePath + "/associateParentEntity", schemaPath: "#/properties/associateParentEntity/type", keyword: "type", params: { type: schema0.properties.associateParentEntity.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.childRelationships !== void 0) {
      let data3 = data.childRelationships;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate1(data3[i0], { instancePath: instancePath + "/childRelationships/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/childRelationships", schemaPath: "#/properties/childRelationships/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.compactLayoutable !== void 0 && typeof data.compactLayoutable != "boolean") {
      let err24 = { instancePath: instancePath + "/compactLayoutable", schemaPath: "#/properties/compactLayoutable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.createable !== void 0 && typeof data.createable != "boolean") {
      let err25 = { instancePath: instancePath + "/createable", schemaPath: "#/properties/createable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.custom !== void 0 && typeof data.custom != "boolean") {
      let err26 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.defaultRecordTypeId !== void 0) {
      let data8 = data.defaultRecordTypeId;
      if (typeof data8 != "string" && data8 !== null) {
        let err27 = { instancePath: instancePath + "/defaultRecordTypeId", schemaPath: "#/properties/defaultRecordTypeId/type", keyword: "type", params: { type: schema0.properties.defaultRecordTypeId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.deletable !== void 0 && typeof data.deletable != "boolean") {
      let err28 = { instancePath: instancePath + "/deletable", schemaPath: "#/properties/deletable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.dependentFields !== void 0) {
      let data10 = data.dependentFields;
      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
        let err29 = { instancePath: instancePath + "/dependentFields", schemaPath: "#/properties/dependentFields/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err30 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.feedEnabled !== void 0 && typeof data.feedEnabled != "boolean") {
      let err31 = { instancePath: instancePath + "/feedEnabled", schemaPath: "#/properties/feedEnabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.fields !== void 0) {
      let data13 = data.fields;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13))
        for (let key0 in data13)
          validate3(data13[key0], { instancePath: instancePath + "/fields/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data13, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
      else {
        let err32 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.keyPrefix !== void 0) {
      let data15 = data.keyPrefix;
      if (typeof data15 != "string" && data15 !== null) {
        let err33 = { instancePath: instancePath + "/keyPrefix", schemaPath: "#/properties/keyPrefix/type", keyword: "type", params: { type: schema0.properties.keyPrefix.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err34 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
    }
    if (data.labelPlural !== void 0 && typeof data.labelPlural != "string") {
      let err35 = { instancePath: instancePath + "/labelPlural", schemaPath: "#/properties/labelPlural/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
    }
    if (data.layoutable !== void 0 && typeof data.layoutable != "boolean") {
      let err36 = { instancePath: instancePath + "/layoutable", schemaPath: "#/properties/layoutable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
    }
    if (data.mruEnabled !== void 0 && typeof data.mruEnabled != "boolean") {
      let err37 = { instancePath: instancePath + "/mruEnabled", schemaPath: "#/properties/mruEnabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
    }
    if (data.nameFields !== void 0) {
      let data20 = data.nameFields;
      if (Array.isArray(data20)) {
        let len1 = data20.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data20[i1] != "string") {
            let err38 = { instancePath: instancePath + "/nameFields/" + i1, schemaPath: "#/properties/nameFields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
      } else {
        let err39 = { instancePath: instancePath + "/nameFields", schemaPath: "#/properties/nameFields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.queryable !== void 0 && typeof data.queryable != "boolean") {
      let err40 = { instancePath: instancePath + "/queryable", schemaPath: "#/properties/queryable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
    }
    if (data.recordTypeInfos !== void 0) {
      let data23 = data.recordTypeInfos;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23))
        for (let key1 in data23)
          validate4(data23[key1], { instancePath: instancePath + "/recordTypeInfos/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data23, parentDataProperty: key1, rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length);
      else {
        let err41 = { instancePath: instancePath + "/recordTypeInfos", schemaPath: "#/properties/recordTypeInfos/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.searchable !== void 0 && typeof data.searchable != "boolean") {
      let err42 = { instancePath: instancePath + "/searchable", schemaPath: "#/properties/searchable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
    }
    if (data.searchLayoutable !== void 0 && typeof data.searchLayoutable != "boolean") {
      let err43 = { instancePath: instancePath + "/searchLayoutable", schemaPath: "#/properties/searchLayoutable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
    }
    if (data.themeInfo !== void 0) {
      let data27 = data.themeInfo, _errs57 = errors, valid7 = !1, _errs58 = errors;
      validate5(data27, { instancePath: instancePath + "/themeInfo", parentData: data, parentDataProperty: "themeInfo", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length);
      var _valid0 = _errs58 === errors;
      if (valid7 = valid7 || _valid0, !valid7) {
        let _errs59 = errors;
        if (data27 !== null) {
          let err44 = { instancePath: instancePath + "/themeInfo", schemaPath: "#/properties/themeInfo/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
        var _valid0 = _errs59 === errors;
        valid7 = valid7 || _valid0;
      }
      if (valid7)
        errors = _errs57, vErrors !== null && (_errs57 ? vErrors.length = _errs57 : vErrors = null);
      else {
        let err45 = { instancePath: instancePath + "/themeInfo", schemaPath: "#/properties/themeInfo/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.updateable !== void 0 && typeof data.updateable != "boolean") {
      let err46 = { instancePath: instancePath + "/updateable", schemaPath: "#/properties/updateable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
    }
  } else {
    let err47 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var uiApi_ReadErrors = validate6;
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.errorCode === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorCode" }, message: "must have required property 'errorCode'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.message === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.errorCode !== void 0) {
      let data0 = data.errorCode;
      if (typeof data0 == "string") {
        if (data0.length < 1) {
          let err2 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      let err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate7.errors = vErrors, errors === 0;
}
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length < 1) {
      let err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate7(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
var uiApi_ObjectInfoDirectory = validate8;
var schema9 = { type: "object", required: ["apiName", "keyPrefix", "label", "labelPlural", "nameFields", "objectInfoUrl"], additionalProperties: !0, properties: { apiName: { type: "string" }, keyPrefix: { type: ["string", "null"] }, label: { type: "string" }, labelPlural: { type: "string" }, nameFields: { type: "array", items: { type: "string" } }, objectInfoUrl: { type: "string" } } };
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiName" }, message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.keyPrefix === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keyPrefix" }, message: "must have required property 'keyPrefix'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.labelPlural === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "labelPlural" }, message: "must have required property 'labelPlural'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.nameFields === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nameFields" }, message: "must have required property 'nameFields'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.objectInfoUrl === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objectInfoUrl" }, message: "must have required property 'objectInfoUrl'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.apiName !== void 0 && typeof data.apiName != "string") {
      let err6 = { instancePath: instancePath + "/apiName", schemaPath: "#/properties/apiName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.keyPrefix !== void 0) {
      let data1 = data.keyPrefix;
      if (typeof data1 != "string" && data1 !== null) {
        let err7 = { instancePath: instancePath + "/keyPrefix", schemaPath: "#/properties/keyPrefix/type", keyword: "type", params: { type: schema9.properties.keyPrefix.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err8 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.labelPlural !== void 0 && typeof data.labelPlural != "string") {
      let err9 = { instancePath: instancePath + "/labelPlural", schemaPath: "#/properties/labelPlural/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.nameFields !== void 0) {
      let data4 = data.nameFields;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data4[i0] != "string") {
            let err10 = { instancePath: instancePath + "/nameFields/" + i0, schemaPath: "#/properties/nameFields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
      } else {
        let err11 = { instancePath: instancePath + "/nameFields", schemaPath: "#/properties/nameFields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.objectInfoUrl !== void 0 && typeof data.objectInfoUrl != "string") {
      let err12 = { instancePath: instancePath + "/objectInfoUrl", schemaPath: "#/properties/objectInfoUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objects === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objects" }, message: "must have required property 'objects'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err1 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.objects !== void 0) {
      let data1 = data.objects;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1))
        for (let key0 in data1)
          validate9(data1[key0], { instancePath: instancePath + "/objects/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data1, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length);
      else {
        let err2 = { instancePath: instancePath + "/objects", schemaPath: "#/properties/objects/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate8.errors = vErrors, errors === 0;
}
var uiApi_ObjectInfoBatchResults = validate10;
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.statusCode === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "statusCode" }, message: "must have required property 'statusCode'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.statusCode !== void 0) {
      let data0 = data.statusCode;
      if (!Number.isInteger(data0)) {
        let err2 = { instancePath: instancePath + "/statusCode", schemaPath: "#/properties/statusCode/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.result !== void 0) {
      let data1 = data.result, _errs5 = errors, valid1 = !1, _errs6 = errors;
      validate0(data1, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData }) || (vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors), errors = vErrors.length);
      var _valid0 = _errs6 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs7 = errors;
        validate6(data1, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err3 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.hasErrors === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hasErrors" }, message: "must have required property 'hasErrors'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.results === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.hasErrors !== void 0 && typeof data.hasErrors != "boolean") {
      let err2 = { instancePath: instancePath + "/hasErrors", schemaPath: "#/properties/hasErrors/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.results !== void 0) {
      let data1 = data.results;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate11(data1[i0], { instancePath: instancePath + "/results/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
      } else {
        let err3 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
var uiApi_PicklistValues = validate12;
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.closed === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "closed" }, message: "must have required property 'closed'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.picklistAtrributesValueType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "picklistAtrributesValueType" }, message: "must have required property 'picklistAtrributesValueType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.closed !== void 0 && typeof data.closed != "boolean") {
      let err2 = { instancePath: instancePath + "/closed", schemaPath: "#/properties/closed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.picklistAtrributesValueType !== void 0 && data.picklistAtrributesValueType !== "CaseStatus") {
      let err3 = { instancePath: instancePath + "/picklistAtrributesValueType", schemaPath: "#/properties/picklistAtrributesValueType/const", keyword: "const", params: { allowedValue: "CaseStatus" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.converted === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "converted" }, message: "must have required property 'converted'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.picklistAtrributesValueType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "picklistAtrributesValueType" }, message: "must have required property 'picklistAtrributesValueType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.converted !== void 0 && typeof data.converted != "boolean") {
      let err2 = { instancePath: instancePath + "/converted", schemaPath: "#/properties/converted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.picklistAtrributesValueType !== void 0 && data.picklistAtrributesValueType !== "LeadStatus") {
      let err3 = { instancePath: instancePath + "/picklistAtrributesValueType", schemaPath: "#/properties/picklistAtrributesValueType/const", keyword: "const", params: { allowedValue: "LeadStatus" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
var schema17 = { type: "object", required: ["closed", "defaultProbability", "forecastCategoryName", "picklistAtrributesValueType", "won"], additionalProperties: !0, properties: { closed: { type: "boolean" }, defaultProbability: { type: ["number", "null"] }, forecastCategoryName: { type: ["string", "null"] }, picklistAtrributesValueType: { const: "OpportunityStage" }, won: { type: "boolean" } } };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.closed === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "closed" }, message: "must have required property 'closed'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.defaultProbability === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defaultProbability" }, message: "must have required property 'defaultProbability'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.forecastCategoryName === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "forecastCategoryName" }, message: "must have required property 'forecastCategoryName'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.picklistAtrributesValueType === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "picklistAtrributesValueType" }, message: "must have required property 'picklistAtrributesValueType'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.won === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "won" }, message: "must have required property 'won'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.closed !== void 0 && typeof data.closed != "boolean") {
      let err5 = { instancePath: instancePath + "/closed", schemaPath: "#/properties/closed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.defaultProbability !== void 0) {
      let data1 = data.defaultProbability;
      if (!Number.isFinite(data1) && data1 !== null) {
        let err6 = { instancePath: instancePath + "/defaultProbability", schemaPath: "#/properties/defaultProbability/type", keyword: "type", params: { type: schema17.properties.defaultProbability.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.forecastCategoryName !== void 0) {
      let data2 = data.forecastCategoryName;
      if (typeof data2 != "string" && data2 !== null) {
        let err7 = { instancePath: instancePath + "/forecastCategoryName", schemaPath: "#/properties/forecastCategoryName/type", keyword: "type", params: { type: schema17.properties.forecastCategoryName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.picklistAtrributesValueType !== void 0 && data.picklistAtrributesValueType !== "OpportunityStage") {
      let err8 = { instancePath: instancePath + "/picklistAtrributesValueType", schemaPath: "#/properties/picklistAtrributesValueType/const", keyword: "const", params: { allowedValue: "OpportunityStage" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.won !== void 0 && typeof data.won != "boolean") {
      let err9 = { instancePath: instancePath + "/won", schemaPath: "#/properties/won/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate15.errors = vErrors, errors === 0;
}
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.picklistAtrributesValueType === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "picklistAtrributesValueType" }, message: "must have required property 'picklistAtrributesValueType'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.sortOrder === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sortOrder" }, message: "must have required property 'sortOrder'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.statusCode === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "statusCode" }, message: "must have required property 'statusCode'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.picklistAtrributesValueType !== void 0 && data.picklistAtrributesValueType !== "WorkStepStatus") {
      let err3 = { instancePath: instancePath + "/picklistAtrributesValueType", schemaPath: "#/properties/picklistAtrributesValueType/const", keyword: "const", params: { allowedValue: "WorkStepStatus" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.sortOrder !== void 0) {
      let data1 = data.sortOrder;
      if (!Number.isInteger(data1)) {
        let err4 = { instancePath: instancePath + "/sortOrder", schemaPath: "#/properties/sortOrder/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.statusCode !== void 0 && typeof data.statusCode != "string") {
      let err5 = { instancePath: instancePath + "/statusCode", schemaPath: "#/properties/statusCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.picklistAtrributesValueType === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "picklistAtrributesValueType" }, message: "must have required property 'picklistAtrributesValueType'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.picklistAtrributesValueType !== void 0) {
      let data0 = data.picklistAtrributesValueType;
      if (typeof data0 != "string") {
        let err1 = { instancePath: instancePath + "/picklistAtrributesValueType", schemaPath: "#/properties/picklistAtrributesValueType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      let _errs4 = errors, _errs5 = errors;
      if (!(data0 === "CaseStatus" || data0 === "LeadStatus" || data0 === "OpportunityStage" || data0 === "WorkStepStatus")) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var valid1 = _errs5 === errors;
      if (valid1) {
        let err3 = { instancePath: instancePath + "/picklistAtrributesValueType", schemaPath: "#/properties/picklistAtrributesValueType/not", keyword: "not", params: {}, message: "must NOT be valid" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      } else
        errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate17.errors = vErrors, errors === 0;
}
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate13(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate14(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs3 = errors;
      validate15(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
      var _valid0 = _errs3 === errors;
      if (valid0 = valid0 || _valid0, !valid0) {
        let _errs4 = errors;
        validate16(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors), errors = vErrors.length);
        var _valid0 = _errs4 === errors;
        if (valid0 = valid0 || _valid0, !valid0) {
          let _errs5 = errors;
          validate17(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
          var _valid0 = _errs5 === errors;
          valid0 = valid0 || _valid0;
        }
      }
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate18.errors = vErrors, errors === 0;
}
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.attributes === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attributes" }, message: "must have required property 'attributes'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.label === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.validFor === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "validFor" }, message: "must have required property 'validFor'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.value === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.attributes !== void 0) {
      let data0 = data.attributes, _errs3 = errors, valid1 = !1, _errs4 = errors;
      validate18(data0, { instancePath: instancePath + "/attributes", parentData: data, parentDataProperty: "attributes", rootData }) || (vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors), errors = vErrors.length);
      var _valid0 = _errs4 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs5 = errors;
        if (data0 !== null) {
          let err4 = { instancePath: instancePath + "/attributes", schemaPath: "#/properties/attributes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        var _valid0 = _errs5 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      else {
        let err5 = { instancePath: instancePath + "/attributes", schemaPath: "#/properties/attributes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err6 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.validFor !== void 0) {
      let data2 = data.validFor;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (!Number.isInteger(data3)) {
            let err7 = { instancePath: instancePath + "/validFor/" + i0, schemaPath: "#/properties/validFor/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/validFor", schemaPath: "#/properties/validFor/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.value !== void 0 && typeof data.value != "string") {
      let err9 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate19.errors = vErrors, errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.controllerValues === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "controllerValues" }, message: "must have required property 'controllerValues'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.defaultValue === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defaultValue" }, message: "must have required property 'defaultValue'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.url === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.values === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "values" }, message: "must have required property 'values'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.controllerValues !== void 0) {
      let data0 = data.controllerValues;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0))
        for (let key0 in data0) {
          let data1 = data0[key0];
          if (!Number.isInteger(data1)) {
            let err4 = { instancePath: instancePath + "/controllerValues/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/controllerValues/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
      else {
        let err5 = { instancePath: instancePath + "/controllerValues", schemaPath: "#/properties/controllerValues/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.defaultValue !== void 0) {
      let data2 = data.defaultValue, _errs8 = errors, valid2 = !1, _errs9 = errors;
      validate19(data2, { instancePath: instancePath + "/defaultValue", parentData: data, parentDataProperty: "defaultValue", rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      var _valid0 = _errs9 === errors;
      if (valid2 = valid2 || _valid0, !valid2) {
        let _errs10 = errors;
        if (data2 !== null) {
          let err6 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        var _valid0 = _errs10 === errors;
        valid2 = valid2 || _valid0;
      }
      if (valid2)
        errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null);
      else {
        let err7 = { instancePath: instancePath + "/defaultValue", schemaPath: "#/properties/defaultValue/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err8 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.url !== void 0 && typeof data.url != "string") {
      let err9 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.values !== void 0) {
      let data5 = data.values;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate19(data5[i0], { instancePath: instancePath + "/values/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate12.errors = vErrors, errors === 0;
}
var uiApi_PicklistValuesCollection = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.picklistFieldValues === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "picklistFieldValues" }, message: "must have required property 'picklistFieldValues'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err1 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.picklistFieldValues !== void 0) {
      let data1 = data.picklistFieldValues;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1))
        for (let key0 in data1)
          validate12(data1[key0], { instancePath: instancePath + "/picklistFieldValues/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data1, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length);
      else {
        let err2 = { instancePath: instancePath + "/picklistFieldValues", schemaPath: "#/properties/picklistFieldValues/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
var validators = {
  getObjectInfo: { responses: { 200: uiApi_ObjectInfo, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getObjectInfoDirectory: { responses: { 200: uiApi_ObjectInfoDirectory, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getObjectInfos: { responses: { 200: uiApi_ObjectInfoBatchResults, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getPicklistValues: { responses: { 200: uiApi_PicklistValues, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getPicklistValuesByRecordType: { responses: { 200: uiApi_PicklistValuesCollection, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } }
};
export {
  validators
};
